import { formatSlotTime } from '#shared/appointments/slots.ts';
import { closedReason } from '#shared/clinics/clinic-days.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { formatShortDate } from '#shared/time/clinic-time.ts';
import { patientName } from '#web/features/admin/desk/appointments-texts.ts';
import { useDesk } from '#web/features/admin/desk/use-desk.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { hasStarted } from '#web/lib/query/server-clock.ts';
import type { ChosenDay } from './chosen-day.ts';
import styles from './day.module.css';
import {
  type ClinicSchedule,
  clinicSchedules,
  countRows,
  type DayRecords,
  kindTexts,
  openSlots,
  visitsOf,
} from './day-rows.ts';

const headings = ['Clinic', 'Booked', 'Arrived', 'Open', 'Next', 'Next open'];
const frameClass = 'border rounded-sm bg-surface';
const tableClass = `w-full text-xs leading-130 tabular-nums ${styles.table}`;
const cellButtonClass = `w-full p-0 border-0 bg-none font-semibold text-start text-link cursor-pointer hover-underline ${styles.cellButton}`;

/**
 * A row for each clinic: its visits so far, who comes next, and buttons that book its next open times. A narrow window
 * folds the table into one line with the totals.
 */
export function ClinicLines({ days, now, show }: ChosenDay & { days: readonly ClinicSchedule[] }) {
  const { start } = useDesk();
  const isWide = useMediaQuery('(min-width: 75rem)');
  const total = countRows(days.flatMap(({ rows }) => rows));
  return (
    <details className={frameClass} open={isWide}>
      <summary className={`text-sm font-semibold cursor-pointer ${styles.fold}`}>
        All clinics: {total.appointment} booked, {total.arrived} arrived, {total.available} open
      </summary>
      <table className={`${tableClass} ${styles.lines}`}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => {
            const clinic = clinicById(day.id).name;
            const counts = countRows(day.rows);
            // The row has room for two.
            const gaps = openSlots([day]).slice(0, 2);
            const next = visitsOf([day]).expected.find(
              (one) => !hasStarted(one.appointment, now),
            )?.appointment;
            return (
              <tr key={day.id} className="border-t">
                <th scope="row">
                  <button type="button" className={cellButtonClass} onClick={() => show({ clinic: day.id })}>
                    {clinic}
                  </button>
                </th>
                <td>{counts.appointment}</td>
                <td>{counts.arrived}</td>
                <td>
                  {counts.available}
                  {counts.closed > 0 && `, ${counts.closed} closed`}
                </td>
                <td className="whitespace-nowrap">
                  {next && formatSlotTime(next.time)}
                  {next && <p className="text-soft truncate">{patientName(next)}</p>}
                </td>
                <td>
                  <div className="flex gap-2">
                    {gaps.map((slot) => (
                      <button
                        key={slot.time}
                        type="button"
                        className={cellButtonClass}
                        aria-label={`Book ${formatSlotTime(slot.time)}, ${clinic}`}
                        onClick={() => start({ kind: 'book', slot })}
                      >
                        {slot.time}
                      </button>
                    ))}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** How many of each clinic's times are booked on each day of a week. Each cell is a button that opens its day. */
export function Week({ ids, clinicId, dates, now, show, week }: ChosenDay & { week: DayRecords }) {
  // The week loads no availability: a time without a visit or a closure counts as open.
  const days = dates.map((date) => clinicSchedules({ ...week, locations: [] }, ids, date, now));
  return (
    <div className={frameClass}>
      <table className={`${tableClass} ${styles.week}`} aria-label="Week">
        <thead>
          <tr>
            <th scope="col">Clinic</th>
            {dates.map((date, index) => {
              const reason = closedReason(date, clinicId);
              const { appointment: booked } = countRows(days[index]?.flatMap(({ rows }) => rows) ?? []);
              return (
                <th key={date} scope="col">
                  {formatShortDate(date)}
                  <p className="text-soft font-normal">
                    {reason ? `Closed: ${reason}` : !clinicId && `${booked} booked`}
                  </p>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {ids.map((id, row) => (
            <tr key={id} className="border-t">
              <th scope="row">{clinicById(id).name}</th>
              {dates.map((date, index) => {
                const rows = days[index]?.[row]?.rows ?? [];
                const { appointment, closed, toMove } = countRows(rows);
                const booked = appointment - toMove;
                const offered = rows.length - closed - toMove;
                const parts = [
                  offered > 0 ? `${booked} of ${offered}` : kindTexts.closed,
                  offered > 0 && closed > 0 && `${closed} closed`,
                  toMove > 0 && `${toMove} to move`,
                ];
                const text = parts.filter(Boolean).join(', ');
                return (
                  <td key={date}>
                    <button
                      type="button"
                      className={cellButtonClass}
                      aria-label={`${clinicById(id).name}, ${formatShortDate(date)}: ${text}`}
                      onClick={() => show({ clinic: id, from: date, layout: '' })}
                    >
                      {text}
                      {offered > 0 && <progress className="block w-full" value={booked} max={offered} />}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
