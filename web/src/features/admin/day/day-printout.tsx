import { formatSlotTime } from '#shared/appointments/slots.ts';
import { brand } from '#shared/brand.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { formatPhone } from '#shared/forms/phone-number.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { formatDate, formatDateTime } from '#web/features/admin/date-format.ts';
import { ageText, appointmentsTexts, patientName } from '#web/features/admin/desk/appointments-texts.ts';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import styles from './day-printout.module.css';
import { type ClinicSchedule, type DayRow, kindTexts, summaryOf } from './day-rows.ts';

const columns = ['Time', 'Patient', 'Insurance', 'Contact', 'Notes'];

/** Puts each text on its own line, so that a patient's right-to-left text can't reorder the text after it. */
const lines = (...all: (string | false | undefined)[]) => all.filter(Boolean).join('\n');

function cellsOf(row: DayRow): string[] {
  if (row.kind !== 'appointment') return [kindTexts[row.kind]];
  const { dob, date, status, ...visit } = row.appointment;
  const { insuranceProvider: provider, insuranceNumber: number } = visit;
  return [
    lines(
      patientName(visit),
      `${formatDate(dob)} (${ageText(date, dob)})`,
      visit.confirmationNumber,
      status !== 'confirmed' && appointmentsTexts.status(status),
    ),
    lines(provider, number !== provider && number),
    lines(visit.phone ? formatPhone(visit.phone) : recordsTexts.noPhone, visit.email),
    lines(visit.reason, visit.note),
  ];
}

/** The day on paper, with room for notes. Always rendered, but visible only in print. */
export function DayPrintout({ id, date, rows, canceled, now }: ClinicSchedule & { now: Date }) {
  return (
    <section className={`leading-130 wrap-anywhere ${styles.printout}`} data-day-printout>
      <header className="flex items-end justify-between gap-5">
        <div>
          <p className="font-display font-bold text-xl leading-130">{clinicById(id).name}</p>
          <p className="font-semibold text-base">{formatLongDate(date, { year: true })}</p>
        </div>
        <p>{lines(brand.name, summaryOf(rows), `Printed ${formatDateTime(now.toISOString())}`)}</p>
      </header>
      <table className="w-full" style={{ '--rows': rows.length }}>
        <thead>
          <tr className="border-b">
            {columns.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isVisit = row.kind === 'appointment';
            return (
              <tr
                key={isVisit ? row.appointment.id : row.time}
                className={`border-b ${isVisit ? styles.visit : ''}`}
              >
                <th scope="row">{formatSlotTime(row.time)}</th>
                {cellsOf(row).map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="pt-2">
        {lines(
          canceled.length > 0 && 'Cancelled',
          ...canceled.map(
            (one) => `${one.confirmationNumber}, ${formatSlotTime(one.time)} ${patientName(one)}`,
          ),
          'Confidential patient information. Shred after use.',
        )}
      </p>
    </section>
  );
}
