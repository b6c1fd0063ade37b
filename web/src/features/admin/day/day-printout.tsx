import type { Appointment } from '#shared/appointments/appointment.ts';
import { spokenTime } from '#shared/appointments/slots.ts';
import { brand } from '#shared/brand.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { type ClinicDate, spokenDate } from '#shared/time/clinic-time.ts';
import { appointmentsTexts } from '#web/features/admin/appointments/appointments-texts.ts';
import { patientName } from '#web/features/admin/appointments/patient-name.ts';
import { formatDate, formatDateTime } from '#web/features/admin/date-format.ts';
import { ageOnDate } from './age.ts';
import styles from './day-printout.module.css';
import { countRows, type DayRow } from './day-rows.ts';
import { dayTexts } from './day-texts.ts';

const texts = dayTexts.sheet;

function VisitLine({ visit }: { visit: Appointment }) {
  const { dob, date, insuranceProvider, insuranceNumber } = visit;
  return (
    <tr className={styles.visit}>
      <td className={styles.time}>{spokenTime(visit.time)}</td>
      <td>
        <strong>{patientName(visit)}</strong>
        <br />
        {formatDate(dob)} ({dayTexts.age(ageOnDate(date, dob))})
        <br />
        <small>
          {visit.confirmationNumber}{' '}
          {visit.status !== 'confirmed' && `· ${appointmentsTexts.status(visit.status)}`}
        </small>
      </td>
      <td>
        {insuranceProvider}
        {insuranceNumber !== insuranceProvider && (
          <>
            <br />
            {insuranceNumber}
          </>
        )}
      </td>
      <td>
        {visit.phone ?? dayTexts.noPhone}
        <br />
        <small>{visit.email}</small>
      </td>
      <td />
    </tr>
  );
}

interface DayPrintoutProps {
  clinicId: ClinicId;
  date: ClinicDate;
  now: Date;
  rows: readonly DayRow[];
  cancelled: readonly Appointment[];
}

/** The day on paper, with room for notes. In the page all the time, seen by printers only. */
export function DayPrintout({ clinicId, date, now, rows, cancelled }: DayPrintoutProps) {
  const clinic = clinicById(clinicId);
  return (
    <section className={styles.sheet} data-day-sheet>
      <header className={styles.head}>
        <div>
          <p className={styles.title}>{clinic.name}</p>
          <p className={styles.day}>{spokenDate(date, { year: true })}</p>
        </div>
        <p className={styles.facts}>
          {brand.name}
          <br />
          {dayTexts.summary(countRows(rows))}
          <br />
          {texts.printed(formatDateTime(now.toISOString()))}
        </p>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            {[texts.time, texts.patient, texts.insurance, texts.contact, texts.notes].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            row.kind === 'visit' ? (
              <VisitLine key={row.visit.id} visit={row.visit} />
            ) : (
              <tr key={row.time}>
                <td className={styles.time}>{spokenTime(row.time)}</td>
                <td colSpan={4} className={styles.empty}>
                  {dayTexts.kinds[row.kind]}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {cancelled.length > 0 && (
        <div className={styles.cancelled}>
          <p>{texts.cancelled}</p>
          <ul>
            {cancelled.map((visit) => (
              <li key={visit.id}>
                {spokenTime(visit.time)} {patientName(visit)}, {visit.confirmationNumber}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.confidential}>{texts.confidential}</p>
    </section>
  );
}
