import { brand } from '#shared/brand.ts';
import { closedReason, isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { addDays, clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { SourceGroups } from '#web/features/admin/appointments/source-groups.tsx';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { dayId, useChosenDay } from './chosen-day.ts';
import { Week } from './clinic-tables.tsx';
import styles from './day.module.css';
import { DayBar } from './day-bar.tsx';
import { DayContent } from './day-content.tsx';
import { DayPrintout } from './day-printout.tsx';
import { clinicSchedules, countRows, openSlots, summaryOf } from './day-rows.ts';
import { useDay } from './use-day.ts';

const loading = 'Loading the schedule…';
const failures = {
  failed: 'We couldn’t load the schedule',
  stale: 'We couldn’t refresh the schedule. It may be out of date.',
};

/** The bar and the schedule of the chosen clinic, date and layout. */
function DayOverview({ now }: { now: Date }) {
  const chosen = useChosenDay(now);
  const { clinicId, ids, date, dates, layout } = chosen;
  const { changeFilters } = useDashboardUrl();
  const { day, error, retry } = useDay(chosen);
  const reason = closedReason(date, clinicId);
  const next = nextClinicDay(date, clinicId);
  const days = day ? clinicSchedules(day, ids, date, now) : [];
  const shown = days.filter(({ rows, canceled }) => rows.length > 0 || canceled.length > 0);
  // After a full day comes another one. Until its times are known, a day may have open ones.
  const before = day ? date : addDays(date, -1);
  const yesterday = addDays(clinicDateAt(now), -1);
  const slot = openSlots(days)[0] ?? {
    locationId: clinicId ?? ids[0],
    date: nextClinicDay(before < yesterday ? yesterday : before, clinicId),
    time: '',
  };
  const printed = shown.filter(({ rows }) => clinicId || countRows(rows).appointment > 0);

  return (
    <section
      id={dayId}
      aria-label="Overview"
      tabIndex={-1}
      className={`grid gap-2 grid-cols-1 ${styles.day} ${layout === 'board' ? styles.wide : ''}`}
    >
      <DayBar {...chosen} slot={slot} />
      {clinicId && (
        <h2 aria-live="polite" aria-atomic="true" className="font-body text-xs leading-150">
          {clinicById(clinicId).name}{' '}
          <span className="text-soft font-normal">
            {day && layout !== 'week' && summaryOf(days.flatMap(({ rows }) => rows))}
          </span>
        </h2>
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
      {error && <FailureNotice error={error} texts={failures} isStale={day !== undefined} onRetry={retry} />}
      {dates.length > 0 && !day && !error && <Skeleton lines={10} label={loading} />}
      <SourceGroups appointments={day?.appointments ?? []} />
      {layout === 'week'
        ? day && <Week {...chosen} week={day} />
        : shown.length > 0 && <DayContent key={`${clinicId} ${date}`} {...chosen} days={days} />}
      {layout !== 'week' && printed.map((one) => <DayPrintout key={one.id} {...one} now={now} />)}
    </section>
  );
}

/** The day or week of all clinics, or of one. Waits for the server's clock, so that it opens on the right day. */
export function DayView() {
  const clock = useServerClock();
  if (!clock.now && clock.asking) return <Skeleton lines={8} label={loading} />;
  // Use the browser's clock until the server replies.
  return <DayOverview now={clock.now ?? new Date()} />;
}
