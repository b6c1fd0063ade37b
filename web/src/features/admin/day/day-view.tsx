import { useState, useSyncExternalStore } from 'react';
import { closedReason, isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import { SourceGroups } from '#web/features/admin/appointments/source-groups.tsx';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './day.module.css';
import { clinicFieldId, DayBar } from './day-bar.tsx';
import { DayContent } from './day-content.tsx';
import { DayPrintout } from './day-printout.tsx';
import { currentClinicDay, isInDayRange, weekOf } from './day-range.ts';
import { clinicDays, countRows, openSlots } from './day-rows.ts';
import { dayTexts as texts } from './day-texts.ts';
import { useDay } from './use-day.ts';
import { Week } from './week.tsx';

/** The clinic that was last chosen in this browser; empty for all of them. */
function readMyClinic(): ClinicId | '' {
  const stored = readStored('deskClinic');
  return clinicIds.find((id) => id === stored) ?? '';
}

function onResize(onChange: () => void) {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** Whether the clinics fit beside each other. */
const isWideNow = () => window.matchMedia('(min-width: 90rem)').matches;

interface ClosedNoticeProps {
  clinicId: ClinicId | undefined;
  date: ClinicDate;
  onDate: (date: ClinicDate) => void;
}

/** Why the clinics, or the chosen one, are closed on a date. Leads to the next open one. */
function ClosedNotice({ clinicId, date, onDate }: ClosedNoticeProps) {
  const reason = closedReason(date, clinicId);
  const next = nextClinicDay(date, clinicId);
  return (
    <Notice
      title={reason ? texts.closedFor(reason) : texts.weekend}
      actions={
        <Button variant="secondary" size="small" onClick={() => onDate(next)}>
          {texts.goTo(formatLongDate(next))}
        </Button>
      }
    >
      {reason ? texts.closedText : texts.weekendText}
    </Notice>
  );
}

function Day({ now }: { now: Date }) {
  const { filters, changeFilters } = useDashboardUrl();
  const [myClinic, setMyClinic] = useState(readMyClinic);
  const isWide = useSyncExternalStore(onResize, isWideNow);
  const clinicId = filters.clinic || myClinic;
  const only = clinicId || undefined;
  const date = isInDayRange(filters.from, now) ? filters.from : currentClinicDay(now);
  const isWeek = filters.kind === 'week';
  const hasBoard = isWide && !only;
  const layout = only ? 'clinic' : hasBoard && filters.kind !== 'list' ? 'board' : 'list';

  const isOpen = isClinicDay(date, only);
  // A closed day can still have visits that were booked before it was closed.
  const mayHaveVisits = isOpen || closedReason(date, only) !== undefined;
  const dates = isWeek ? weekOf(date) : mayHaveVisits ? [date] : [];
  const { day, error, retry } = useDay(clinicId, date, dates);
  const ids = only ? [only] : clinicIds;
  const days = day ? clinicDays(day, ids, date, now) : [];
  const shown = days.filter(({ rows, cancelled }) => rows.length > 0 || cancelled.length > 0);

  function chooseClinic(id: ClinicId | '') {
    if (id) writeStored('deskClinic', id);
    else removeStored('deskClinic');
    setMyClinic(id);
    changeFilters({ clinic: id });
  }

  function show(changes: Parameters<typeof changeFilters>[0]) {
    // What was pressed goes away.
    document.getElementById(clinicFieldId)?.focus();
    changeFilters(changes);
  }

  return (
    <div className={`grid gap-3 grid-cols-1 ${styles.day}`}>
      <DayBar
        clinicId={clinicId}
        date={date}
        now={now}
        layout={isWeek ? 'week' : layout}
        hasBoard={hasBoard}
        openSlot={days.flatMap(openSlots)[0]}
        onClinic={chooseClinic}
      />
      {only && (
        <div aria-live="polite" aria-atomic="true" className="flex flex-wrap gap-x-3 text-xs leading-150">
          <h2 className="text-xs leading-150">{clinicById(only).name}</h2>
          {day && !isWeek && (
            <p className="text-soft">{texts.summary(countRows(days.flatMap(({ rows }) => rows)))}</p>
          )}
        </div>
      )}
      {!isOpen && !isWeek && (
        <ClosedNotice clinicId={only} date={date} onDate={(from) => changeFilters({ from })} />
      )}
      {error && <FailureNotice error={error} texts={texts} isStale={day !== undefined} onRetry={retry} />}
      {dates.length > 0 && !day && !error && <Skeleton lines={10} label={texts.loading} />}
      <SourceGroups appointments={day?.appointments ?? []} />
      {day && isWeek && (
        <Week
          week={day}
          dates={dates}
          ids={ids}
          now={now}
          onDay={(clinic, from) => show({ clinic, from, kind: '' })}
        />
      )}
      {!isWeek && shown.length > 0 && (
        <DayContent
          key={`${clinicId} ${date}`}
          days={days}
          layout={layout}
          now={now}
          onClinic={(clinic) => show({ clinic })}
        />
      )}
      {!isWeek &&
        shown
          .filter(({ rows }) => only || countRows(rows).appointment > 0)
          .map((one) => <DayPrintout key={one.id} {...one} now={now} />)}
    </div>
  );
}

/** The day at a glance, or its week, of all clinics or of the one that was last chosen here. */
export function DayView() {
  const clock = useServerClock();
  if (!clock.now && clock.asking) return <Skeleton lines={8} label={texts.loading} />;
  // Use the browser's clock until the server replies.
  return <Day now={clock.now ?? new Date()} />;
}
