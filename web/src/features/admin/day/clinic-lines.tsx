import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { useDesk } from '#web/features/admin/desk/visit/use-desk.ts';
import styles from './clinic-table.module.css';
import { type ClinicDays, countRows, nextVisit, openSlots } from './day-rows.ts';
import { dayTexts } from './day-texts.ts';

const texts = dayTexts.lines;
const shownGaps = 2;
const press = `p-0 border-0 bg-none font-semibold cursor-pointer hover-underline ${styles.press}`;

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
  const columns = (['appointment', 'arrived', 'available', 'closed'] as const).filter(
    (kind) => kind !== 'closed' || total.closed > 0,
  );
  return (
    <div className="border rounded-sm bg-surface">
      <button
        type="button"
        className={`flex items-center justify-between w-full min-h-target border-0 bg-none text-sm font-semibold cursor-pointer ${styles.fold}`}
        aria-expanded={isOpen}
        aria-controls="clinic-lines"
        onClick={() => setOpen(!isOpen)}
      >
        {texts.total(total.appointment, total.arrived, total.available)}
        <ChevronDown aria-hidden="true" size={18} />
      </button>
      <table
        id="clinic-lines"
        className={`w-full ${styles.table} ${styles.lines}`}
        data-open={isOpen || undefined}
      >
        <thead>
          <tr>
            {(['clinic', ...columns, 'next', 'gaps'] as const).map((name) => (
              <th key={name} scope="col">
                {texts[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => {
            const clinic = clinicById(day.id).name;
            const counts = countRows(day.rows);
            const next = nextVisit(day, now);
            return (
              <tr key={day.id}>
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
                  {next && <p className={`text-soft truncate ${styles.name}`}>{patientName(next)}</p>}
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
                          aria-label={texts.book(formatSlotTime(slot.time), clinic)}
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
