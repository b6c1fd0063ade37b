import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { closedReason, isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { type ClinicDate, clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { SourceGroups } from '#web/features/admin/appointments/source-groups.tsx';
import { BookVisit } from '#web/features/admin/desk/book/book-visit.tsx';
import { CorrectVisit } from '#web/features/admin/desk/correct/correct-visit.tsx';
import { RescheduleVisit } from '#web/features/admin/desk/reschedule/reschedule-visit.tsx';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AppointmentRow } from './appointment-row.tsx';
import styles from './clinic-day-panel.module.css';
import { DayList } from './day-list.tsx';
import { DayPrintout } from './day-printout.tsx';
import { clinicDayRows, countRows } from './day-rows.ts';
import { dayTexts as texts } from './day-texts.ts';
import { useDay } from './use-day.ts';

/** A clinic's day: a summary, its slots, and the printout. */
export function ClinicDayPanel({ clinicId, date, now }: { clinicId: ClinicId; date: ClinicDate; now: Date }) {
  const { role } = useSession();
  const { changeFilters, showView } = useDashboardUrl();
  const isOpen = isClinicDay(date, clinicId);
  const reason = closedReason(date, clinicId);
  // A closed day can still have visits that were booked before it was closed.
  const mayHaveVisits = isOpen || reason !== undefined;
  const { day, error, retry } = useDay(clinicId, date, mayHaveVisits);
  const { rows, cancelled } = day
    ? clinicDayRows({ clinicId, date, now, ...day })
    : { rows: [], cancelled: [] };
  const hasRows = rows.length > 0 || cancelled.length > 0;
  const nextDay = nextClinicDay(date, clinicId);
  const { region, onFocus } = useRowFocus();
  const [bookedTime, setBookedTime] = useState<string>();
  const [rescheduled, setRescheduled] = useState<Appointment>();
  const [corrected, setCorrected] = useState<Appointment>();

  return (
    <>
      <div className={`flex flex-wrap items-end justify-between ${styles.head}`}>
        <div aria-live="polite" aria-atomic="true">
          <h2 className="text-xl">{clinicById(clinicId).name}</h2>
          <p>
            <span className="text-soft">{formatLongDate(date, { year: true })}</span>
            {day && <span className="font-semibold">{texts.summary(countRows(rows))}</span>}
          </p>
        </div>
        {role === 'admin' && isOpen && date >= clinicDateAt(now) && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => showView('closures', { clinic: clinicId, from: date })}
          >
            <CalendarOff aria-hidden="true" />
            {texts.close}
          </Button>
        )}
      </div>
      {!isOpen && (
        <Notice
          title={reason ? texts.closedFor(reason) : texts.weekend}
          actions={
            <Button variant="secondary" size="small" onClick={() => changeFilters({ from: nextDay })}>
              {texts.goTo(formatLongDate(nextDay))}
            </Button>
          }
        >
          {reason ? texts.closedText : texts.weekendText}
        </Notice>
      )}
      {error && <FailureNotice error={error} texts={texts} isStale={day !== undefined} onRetry={retry} />}
      {mayHaveVisits && !day && !error && <Skeleton lines={10} label={texts.loading} />}
      <SourceGroups appointments={day?.appointments ?? []} />
      {hasRows && (
        <section ref={region} aria-label={texts.list} tabIndex={-1} className="grid gap-2" onFocus={onFocus}>
          <DayList
            rows={rows}
            onBook={setBookedTime}
            onReschedule={setRescheduled}
            onCorrect={setCorrected}
          />
          {cancelled.length > 0 && (
            <section className={`grid gap-2 ${styles.cancelled}`}>
              <h3>{texts.cancelled(cancelled.length)}</h3>
              <ul className="grid gap-2">
                {cancelled.map((appointment) => (
                  <AppointmentRow key={appointment.id} appointment={appointment} onCorrect={setCorrected} />
                ))}
              </ul>
            </section>
          )}
        </section>
      )}
      {bookedTime && (
        <BookVisit
          slot={{ locationId: clinicId, date, time: bookedTime }}
          now={now}
          onClose={() => setBookedTime(undefined)}
        />
      )}
      {rescheduled && (
        <RescheduleVisit visit={rescheduled} now={now} onClose={() => setRescheduled(undefined)} />
      )}
      {corrected && <CorrectVisit visit={corrected} now={now} onClose={() => setCorrected(undefined)} />}
      {hasRows && <DayPrintout clinicId={clinicId} date={date} now={now} rows={rows} cancelled={cancelled} />}
    </>
  );
}
