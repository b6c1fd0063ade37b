import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { patientName } from '#web/features/admin/desk/appointments-texts.ts';
import styles from './clinic-lines.module.css';
import { type ClinicDays, countRows, nextVisit } from './day-rows.ts';
import { dayTexts } from './day-texts.ts';

const texts = dayTexts.lines;

interface ClinicLinesProps {
  days: ClinicDays;
  now: Date;
  onClinic: (id: ClinicId) => void;
}

/** A line for each clinic: how its day stands, and who comes next. In a narrow window, folded into one for all. */
export function ClinicLines({ days, now, onClinic }: ClinicLinesProps) {
  const [isOpen, setOpen] = useState(false);
  const lines = days.map(({ id, rows }) => {
    const { appointment: booked, available: open, closed } = countRows(rows);
    const arrived = rows.filter((row) => row.kind === 'appointment' && row.appointment.status === 'arrived');
    return { id, counts: [booked, arrived.length, open, closed], next: nextVisit(rows, now) };
  });
  const sum = (index: number) => lines.reduce((total, { counts }) => total + (counts[index] ?? 0), 0);
  return (
    <div className={styles.lines}>
      <button
        type="button"
        className={`flex items-center justify-between w-full text-sm font-semibold cursor-pointer bg-surface ${styles.fold}`}
        aria-expanded={isOpen}
        aria-controls="clinic-lines"
        onClick={() => setOpen(!isOpen)}
      >
        {texts.total(sum(0), sum(1), sum(2))}
        <ChevronDown aria-hidden="true" size={18} />
      </button>
      <table
        id="clinic-lines"
        className={`w-full bg-surface ${styles.table}`}
        data-open={isOpen || undefined}
      >
        <thead>
          <tr>
            {[texts.clinic, texts.booked, texts.arrived, texts.open, texts.closed, texts.next].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, counts, next }) => (
            <tr key={id}>
              <th scope="row">
                <button type="button" className={styles.clinic} onClick={() => onClinic(id)}>
                  {clinicById(id).name}
                </button>
              </th>
              {counts.map((count, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
                <td key={index} className="tabular-nums" data-none={count === 0 || undefined}>
                  {count}
                </td>
              ))}
              <td>
                {next && (
                  <>
                    <span className="block font-semibold tabular-nums">{formatSlotTime(next.time)}</span>
                    <bdi className={styles.name}>{patientName(next)}</bdi>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
