import { TriangleAlert } from 'lucide-react';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { closedReason } from '#shared/clinics/clinic-days.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { formatShortDate } from '#shared/time/clinic-time.ts';
import { Table } from '#web/features/admin/amount-table/amount-table.tsx';
import { clinicName, patientName } from '#web/features/admin/desk/appointments-texts.ts';
import { useDesk } from '#web/features/admin/desk/use-desk.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { hasStarted } from '#web/lib/query/server-clock.ts';
import styles from './day.module.css';
import { type ClinicSchedule, clinicSchedules, countRows, type DayRecords, openSlots } from './day-rows.ts';
import type { ChosenDay } from './use-day.ts';

const frameClass = `border rounded-sm bg-surface ${styles.dense} ${styles.frame}`;
const cellButtonClass =
  'w-full min-h-target p-0 border-0 bg-none text-start font-semibold text-link hover-underline cursor-pointer';

/**
 * A row for each clinic: the counts of its visits and open times, who comes next, and a button that books its next open
 * time. In a narrow window, the table is folded away below a line with the totals.
 */
export function ClinicLines({ days, now, show }: ChosenDay & { days: readonly ClinicSchedule[] }) {
  const { start } = useDesk();
  const isWide = useMediaQuery('(min-width: 75rem)');
  const total = countRows(days.flatMap(({ rows }) => rows));

  function cellsOf(day: ClinicSchedule) {
    const clinic = clinicById(day.id).name;
    const { appointment, arrived, available, closed } = countRows(day.rows);
    const visits = day.rows.flatMap((row) => (row.kind === 'appointment' ? [row.appointment] : []));
    const next = visits.find((one) => one.status === 'confirmed' && !hasStarted(one, now));
    const [slot] = openSlots([day]);
    return [
      <button key="clinic" type="button" className={cellButtonClass} onClick={() => show({ clinic: day.id })}>
        {clinicName(day.id)}
      </button>,
      appointment,
      arrived,
      day.closure ? 'Closed' : closed > 0 ? `${available}\u00a0open, ${closed}\u00a0closed` : available,
      <div key="next" className="whitespace-nowrap">
        {next && formatSlotTime(next.time)}
        <p className="text-soft truncate">{next && patientName(next)}</p>
      </div>,
      slot && (
        <button
          key="open"
          type="button"
          className={`whitespace-nowrap ${cellButtonClass}`}
          aria-label={`Book ${formatSlotTime(slot.time)}, ${clinic}`}
          onClick={() => start({ kind: 'book', slot })}
        >
          {formatSlotTime(slot.time)}
        </button>
      ),
    ];
  }

  return (
    <details open={isWide}>
      <summary className={`text-xs font-bold leading-150 cursor-pointer ${styles.fold}`}>
        All clinics: {total.appointment} booked, {total.arrived} arrived, {total.available} open
      </summary>
      <div className={frameClass}>
        <Table
          className={`text-xs leading-130 ${styles.lines}`}
          columns={['Clinic', 'Booked', 'Arrived', 'Open', 'Next', 'Next\u00a0open']}
          rows={days.map((day) => ({ key: day.id, cells: cellsOf(day) }))}
        />
      </div>
    </details>
  );
}

/** How many of each clinic's times are booked on each day of a week. Each cell is a button that opens its day. */
export function Week({ ids, clinicId, dates, now, show, week }: ChosenDay & { week: DayRecords }) {
  // The week loads no availability: a time without a visit or a closure counts as open.
  const days = dates.map((date) => clinicSchedules({ ...week, locations: [] }, ids, date, now));

  const notes = dates.map((date, index) => {
    const reason = closedReason(date, clinicId);
    const { appointment: booked } = countRows(days[index]?.flatMap(({ rows }) => rows) ?? []);
    return (
      <p key={date} className="text-soft font-normal">
        {reason ? `Closed: ${reason}` : !clinicId && `${booked} booked`}
      </p>
    );
  });

  function cellOf({ id, date, rows }: ClinicSchedule) {
    const { appointment, closed, toMove } = countRows(rows);
    const booked = appointment - toMove;
    const offered = rows.length - closed - toMove;
    const parts = [
      offered > 0 ? `${booked} of ${offered}` : 'Closed',
      offered > 0 && booked >= offered && 'full',
      offered > 0 && closed > 0 && `${closed} closed`,
    ];
    const text = parts.filter(Boolean).join(', ');
    const moveText = toMove > 0 && `${toMove} to move`;
    return (
      <button
        key={date}
        type="button"
        className={`grid content-start gap-1 ${cellButtonClass}`}
        aria-label={`${clinicById(id).name}, ${formatShortDate(date)}: ${[text, moveText].filter(Boolean).join(', ')}`}
        onClick={() => show({ clinic: id, from: date, layout: '' })}
      >
        <span className={offered > 0 ? '' : 'text-soft'}>{text}</span>
        {offered > 0 && <span className={styles.part} style={{ '--part': booked / offered }} />}
        {moveText && (
          <span className="flex items-center gap-1 text-warn">
            <TriangleAlert className="flex-none" size={14} aria-hidden="true" /> {toMove}
            <span className={styles.wide}>to move</span>
          </span>
        )}
      </button>
    );
  }

  return (
    <div className={frameClass}>
      <Table
        label="Week"
        className={`text-xs leading-130 ${styles.week}`}
        columns={['Clinic', ...dates.map((date) => formatShortDate(date))]}
        notes={['', ...notes]}
        rows={ids.map((id, row) => ({
          key: id,
          cells: [clinicById(id).name, ...days.map((day) => day[row] && cellOf(day[row]))],
        }))}
      />
    </div>
  );
}
