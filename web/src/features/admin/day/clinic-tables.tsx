import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { closedReason } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { formatShortDate } from '#shared/time/clinic-time.ts';
import { bookTexts } from '#web/features/admin/desk/book/book-texts.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { useDesk } from '#web/features/admin/desk/visit/use-desk.ts';
import { hasStarted } from '#web/lib/query/server-clock.ts';
import type { ChosenDay } from './chosen-day.ts';
import styles from './day.module.css';
import { type ClinicDays, clinicDays, countRows, type Day, openSlots, visitsOf } from './day-rows.ts';
import { dayTexts as texts } from './day-texts.ts';

const shownGaps = 2;
const headings = { appointment: 'Booked', arrived: 'Arrived', available: 'Open', closed: 'Closed' };
const frame = 'border rounded-sm bg-surface';
const press = `w-full p-0 border-0 bg-none font-semibold text-start text-link cursor-pointer hover-underline ${styles.press}`;

interface ClinicLinesProps {
  days: ClinicDays;
  now: Date;
  onClinic: (chosen: { clinic: ClinicId }) => void;
}

/**
 * A line for each clinic: how its day stands, who comes next, and the next open times, which a press books. In a
 * narrow window, folded into one for all.
 */
export function ClinicLines({ days, now, onClinic }: ClinicLinesProps) {
  const [isOpen, setOpen] = useState(false);
  const { start } = useDesk();
  const total = countRows(days.flatMap(({ rows }) => rows));
  // Most days, no clinic is closed.
  const columns = (['appointment', 'arrived', 'available', 'closed'] as const).slice(0, total.closed ? 4 : 3);
  return (
    <div className={frame}>
      <button
        type="button"
        className={`flex items-center justify-between w-full min-h-target border-0 bg-none text-sm font-semibold cursor-pointer ${styles.fold}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        All clinics: {total.appointment} booked, {total.arrived} arrived, {total.available} open
        <ChevronDown aria-hidden="true" size={18} />
      </button>
      <table
        className={`w-full text-xs leading-130 tabular-nums ${styles.table} ${styles.lines}`}
        data-open={isOpen || undefined}
      >
        <thead>
          <tr>
            {['Clinic', ...columns.map((kind) => headings[kind]), 'Next', 'Next open'].map((heading) => (
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
            const next = visitsOf([day]).expected.find(
              (one) => !hasStarted(one.appointment, now),
            )?.appointment;
            return (
              <tr key={day.id} className="border-t">
                <th scope="row">
                  <button type="button" className={press} onClick={() => onClinic({ clinic: day.id })}>
                    {clinic}
                  </button>
                </th>
                {columns.map((kind) => (
                  <td key={kind}>{counts[kind]}</td>
                ))}
                <td>
                  {next && formatSlotTime(next.time)}
                  {next && <p className="text-soft truncate">{patientName(next)}</p>}
                </td>
                <td>
                  <div className="flex gap-2">
                    {openSlots(day)
                      .slice(0, shownGaps)
                      .map((slot) => (
                        <button
                          key={slot.time}
                          type="button"
                          className={press}
                          aria-label={`${bookTexts.bookAt(formatSlotTime(slot.time))}, ${clinic}`}
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
    </div>
  );
}

interface WeekProps {
  chosen: ChosenDay;
  /** Everything of its dates. */
  week: Day;
  onDay: (day: { clinic: ClinicId; from: string; kind: string }) => void;
}

/** How many of each clinic's times are booked on each day of a week. A press opens that day. */
export function Week({ chosen: { ids, clinicId, dates, now }, week, onDay }: WeekProps) {
  // Nothing asks which times are open: a time without a visit or a closure counts as one that could be booked.
  const days = dates.map((date) => clinicDays({ ...week, locations: [] }, ids, date, now));
  return (
    <div className={frame}>
      <table
        className={`w-full text-xs leading-130 tabular-nums ${styles.table} ${styles.week}`}
        aria-label="Week"
      >
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
                    {reason ? texts.closedFor(reason) : `${booked} booked`}
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
                  offered > 0 ? `${booked} of ${offered}` : texts.kinds.closed,
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
                      onClick={() => onDay({ clinic: id, from: date, kind: '' })}
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
