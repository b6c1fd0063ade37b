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
  type ClinicDays,
  clinicDays,
  countRows,
  type Day,
  kindTexts,
  openSlots,
  visitsOf,
} from './day-rows.ts';

const headings = ['Clinic', 'Booked', 'Arrived', 'Open', 'Next', 'Next open'];
const frame = 'border rounded-sm bg-surface';
const table = `w-full text-xs leading-130 tabular-nums ${styles.table}`;
const press = `w-full p-0 border-0 bg-none font-semibold text-start text-link cursor-pointer hover-underline ${styles.press}`;

/**
 * A line for each clinic: how its day stands, who comes next, and the next open times, which a press books. In a
 * narrow window, folded into one for all.
 */
export function ClinicLines({ days, now, show }: ChosenDay & { days: ClinicDays }) {
  const { start } = useDesk();
  const total = countRows(days.flatMap(({ rows }) => rows));
  return (
    <details className={frame} open={useMediaQuery('(min-width: 75rem)')}>
      <summary className={`text-sm font-semibold cursor-pointer ${styles.fold}`}>
        All clinics: {total.appointment} booked, {total.arrived} arrived, {total.available} open
      </summary>
      <table className={`${table} ${styles.lines}`}>
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
            // As many as the line has room for.
            const gaps = openSlots([day]).slice(0, 2);
            const next = visitsOf([day]).expected.find(
              (one) => !hasStarted(one.appointment, now),
            )?.appointment;
            return (
              <tr key={day.id} className="border-t">
                <th scope="row">
                  <button type="button" className={press} onClick={() => show({ clinic: day.id })}>
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
                        className={press}
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

/** How many of each clinic's times are booked on each day of a week. A press opens that day. */
export function Week({ ids, clinicId, dates, now, show, week }: ChosenDay & { week: Day }) {
  // Nothing asks which times are open: a time without a visit or a closure counts as one that could be booked.
  const days = dates.map((date) => clinicDays({ ...week, locations: [] }, ids, date, now));
  return (
    <div className={frame}>
      <table className={`${table} ${styles.week}`} aria-label="Week">
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
                      className={press}
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
