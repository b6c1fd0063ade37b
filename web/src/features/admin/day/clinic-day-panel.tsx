import { closedReason, isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import { SourceGroups } from '#web/features/admin/appointments/source-groups.tsx';
import { useDesk } from '#web/features/admin/desk/use-desk.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AllVisits } from './all-visits.tsx';
import { AppointmentRow } from './appointment-row.tsx';
import styles from './clinic-day-panel.module.css';
import { ClinicLines } from './clinic-lines.tsx';
import { clinicFieldId } from './day-bar.tsx';
import rowStyles from './day-list.module.css';
import { DayList } from './day-list.tsx';
import { DayPrintout } from './day-printout.tsx';
import { clinicDays, countRows } from './day-rows.ts';
import { dayTexts as texts } from './day-texts.ts';
import { useDay } from './use-day.ts';

interface ClinicDayPanelProps {
  /** Empty for all clinics. */
  clinicId: ClinicId | '';
  date: ClinicDate;
  now: Date;
}

/** A clinic's day, with its open times, or the visits of all clinics; and the printout. */
export function ClinicDayPanel({ clinicId, date, now }: ClinicDayPanelProps) {
  const { changeFilters } = useDashboardUrl();

  function showClinic(clinic: ClinicId) {
    // The pressed line goes away.
    document.getElementById(clinicFieldId)?.focus();
    changeFilters({ clinic });
  }

  const only = clinicId || undefined;
  const isOpen = isClinicDay(date, only);
  const reason = closedReason(date, only);
  // A closed day can still have visits that were booked before it was closed.
  const mayHaveVisits = isOpen || reason !== undefined;
  const { day, error, retry } = useDay(clinicId, date, mayHaveVisits);
  const days = day ? clinicDays(day, only ? [only] : clinicIds, date, now) : [];
  const rows = days.flatMap((one) => one.rows);
  const cancelled = days.flatMap((one) => one.cancelled);
  const printed = days.filter((one) => one.rows.length > 0 || one.cancelled.length > 0);
  const nextDay = nextClinicDay(date, only);
  const { region, onFocus } = useRowFocus();
  const { start } = useDesk();

  return (
    <>
      {only && (
        <div
          aria-live="polite"
          aria-atomic="true"
          className={`flex flex-wrap items-baseline gap-x-3 ${rowStyles.group}`}
        >
          <h2 className={rowStyles.clinic}>{clinicById(only).name}</h2>
          {day && <p>{texts.summary(countRows(rows))}</p>}
        </div>
      )}
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
      {printed.length > 0 && (
        <div className={only ? undefined : styles.all}>
          {!only && <ClinicLines days={days} now={now} onClinic={showClinic} />}
          <section
            ref={region}
            aria-label={texts.list}
            tabIndex={-1}
            className="grid gap-3 content-start"
            onFocus={onFocus}
          >
            {only ? (
              <DayList
                rows={rows}
                onBook={(time) => start({ kind: 'book', slot: { locationId: only, date, time } })}
              />
            ) : (
              <AllVisits days={days} />
            )}
            {cancelled.length > 0 && (
              <section>
                <h2 className={rowStyles.group}>{texts.cancelled(cancelled.length)}</h2>
                <ul className={rowStyles.list}>
                  {cancelled.map((appointment) => (
                    <AppointmentRow key={appointment.id} appointment={appointment} showsClinic={!only} />
                  ))}
                </ul>
              </section>
            )}
          </section>
        </div>
      )}
      {printed.map((one) => (
        <DayPrintout
          key={one.id}
          clinicId={one.id}
          date={date}
          now={now}
          rows={one.rows}
          cancelled={one.cancelled}
        />
      ))}
    </>
  );
}
