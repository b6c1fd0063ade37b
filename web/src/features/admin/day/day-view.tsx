import { formatSlotTime } from '#shared/appointments/slots.ts';
import { brand } from '#shared/brand.ts';
import { closedReason, isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { formatPhone } from '#shared/forms/phone-number.ts';
import { partSeparator, waitingParts } from '#shared/opening-hours/waiting-line.ts';
import { addDays, clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { useOpenings } from '#web/domain/openings/use-openings.ts';
import { Table } from '#web/features/admin/amount-table/amount-table.tsx';
import { SourceGroups } from '#web/features/admin/appointments/source-groups.tsx';
import { formatDate, formatDateTime } from '#web/features/admin/date-format.ts';
import { ageText, appointmentsTexts, patientName } from '#web/features/admin/desk/appointments-texts.ts';
import { QueryState } from '#web/features/admin/failure/failure-notice.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Week } from './clinic-tables.tsx';
import styles from './day.module.css';
import { DayBar } from './day-bar.tsx';
import { DayContent } from './day-content.tsx';
import { type ClinicSchedule, clinicSchedules, kindTexts, openSlots, summaryOf } from './day-rows.ts';
import { type ChosenDay, dayId, useChosenDay, useDay } from './use-day.ts';

/** Puts each text on its own line, so that a patient's right-to-left text can't reorder the text after it. */
const lines = (...all: (string | false | undefined)[]) => all.filter(Boolean).join('\n');

function printedRow(row: ClinicSchedule['rows'][number]) {
  const time = formatSlotTime(row.time);
  if (row.kind !== 'appointment') return { key: row.time, cells: [time, kindTexts[row.kind]] };
  const { id, dob, date, status, insuranceProvider, insuranceNumber, ...visit } = row.appointment;
  const patient = lines(
    patientName(visit),
    `${formatDate(dob)} (${ageText(date, dob)})`,
    visit.confirmationNumber,
    status !== 'confirmed' && appointmentsTexts.status(status),
  );
  const insurance = lines(insuranceProvider, insuranceNumber !== insuranceProvider && insuranceNumber);
  const contact = lines(visit.phone ? formatPhone(visit.phone) : recordsTexts.noPhone, visit.email);
  const notes = lines(visit.reason, visit.note);
  return { key: id, cells: [time, patient, insurance, contact, notes], className: styles.visit };
}

/**
 * A clinic's day on paper, with room for notes. It's always rendered, but visible only in print. When all clinics are
 * printed, a clinic without visits has no table.
 */
function DayPrintout({ id, date, rows, closure, canceled, now, clinicId }: ClinicSchedule & ChosenDay) {
  const isShort = !clinicId && canceled.length === 0 && !rows.some(({ kind }) => kind === 'appointment');
  return (
    <section
      className={`leading-130 wrap-anywhere ${styles.printout}`}
      style={{ '--rows': rows.length }}
      data-day-printout
      hidden
    >
      <header className="flex items-end justify-between gap-5">
        <div>
          <p className="font-display font-bold text-xl leading-130">{clinicById(id).name}</p>
          <p className="font-semibold text-base">{formatLongDate(date, { year: true })}</p>
        </div>
        <p>
          {lines(brand.name, summaryOf({ rows, closure }), `Printed ${formatDateTime(now.toISOString())}`)}
        </p>
      </header>
      {!isShort && (
        <Table columns={['Time', 'Patient', 'Insurance', 'Contact', 'Notes']} rows={rows.map(printedRow)} />
      )}
      <p className="pt-2 border-t">
        {lines(
          canceled.length > 0 && 'Cancelled',
          ...canceled.map(
            (one) => `${one.confirmationNumber}, ${formatSlotTime(one.time)} ${patientName(one)}`,
          ),
          !isShort && 'Confidential patient information. Shred after use.',
        )}
      </p>
    </section>
  );
}

/** Shows how many patients are waiting, in the words that patients read on the clinic's page. */
function WaitingLine({ id }: { id: ClinicId }) {
  const openings = useOpenings();
  const parts = waitingParts(openings.openings?.get(id), openings) ?? [];
  return (
    <p className="relative min-w-0 truncate text-xs leading-130 print-hidden">
      {parts.slice(0, 2).join(partSeparator)}
      <span className={styles.wide}>{parts.slice(2).map((part) => partSeparator + part)}</span>
    </p>
  );
}

const texts = {
  loading: 'Loading the schedule…',
  failed: 'We couldn’t load the schedule',
  stale: 'We couldn’t refresh the schedule. It may be out of date.',
};

/** The bar and the schedule of the chosen clinic, date and layout. */
function DayOverview({ now }: { now: Date }) {
  const chosen = useChosenDay(now);
  const { clinicId, ids, date, dates, layout } = chosen;
  const { changeFilters } = useDashboardUrl();
  const { day, query } = useDay(chosen);
  const reason = closedReason(date, clinicId);
  const next = nextClinicDay(date, clinicId);
  const days = day ? clinicSchedules(day, ids, date, now) : [];
  const [first] = days;
  const shown = days.filter(({ rows, canceled }) => rows.length > 0 || canceled.length > 0);
  // If the day has no open times, the booking form starts with the next day. While the day's times are loading, the
  // form starts with the day itself.
  const before = day ? date : addDays(date, -1);
  const yesterday = addDays(clinicDateAt(now), -1);
  const slot = openSlots(days)[0] ?? {
    locationId: clinicId ?? ids[0],
    date: nextClinicDay(before < yesterday ? yesterday : before, clinicId),
    time: '',
  };

  return (
    <section
      id={dayId}
      aria-label="Overview"
      tabIndex={-1}
      className={`grid gap-2 grid-cols-1 ${styles.day}`}
    >
      <DayBar {...chosen} slot={slot} isOpen={isClinicDay(date, clinicId) && !first?.closure} />
      {clinicId && layout !== 'week' && (
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 aria-live="polite" aria-atomic="true" className="font-body text-xs leading-130">
            {clinicById(clinicId).name}{' '}
            <span className="text-soft font-normal">{first && summaryOf(first)}</span>
          </h2>
          {date === clinicDateAt(now) && <WaitingLine id={clinicId} />}
        </div>
      )}
      {layout !== 'week' && !isClinicDay(date, clinicId) && (
        <Notice
          title={reason ? `Closed: ${reason}` : 'The clinics are closed on weekends'}
          actions={
            <Button variant="secondary" size="small" onClick={() => changeFilters({ from: next })}>
              Go to {formatLongDate(next)}
            </Button>
          }
        >
          {reason ? 'Patients can’t book visits for this day.' : `Hours are ${brand.hoursInWords}.`}
        </Notice>
      )}
      {dates.length > 0 && <QueryState query={query} texts={texts} lines={10} />}
      <SourceGroups appointments={day?.appointments ?? []} />
      {layout === 'week'
        ? day && <Week {...chosen} week={day} />
        : shown.length > 0 && <DayContent key={`${clinicId} ${date}`} {...chosen} days={days} />}
      {layout !== 'week' && shown.map((one) => <DayPrintout key={one.id} {...chosen} {...one} />)}
    </section>
  );
}

/** The day or week of all clinics, or of one. Waits for the server's clock, so that it opens on the right day. */
export function DayView() {
  const clock = useServerClock();
  if (!clock.now && clock.asking) return <Skeleton lines={10} label={texts.loading} />;
  // Use the browser's clock if the server doesn't reply.
  return <DayOverview now={clock.now ?? new Date()} />;
}
