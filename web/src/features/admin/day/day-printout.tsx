import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { brand } from '#shared/brand.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import { formatDate, formatDateTime } from '#web/features/admin/date-format.ts';
import { ageText, appointmentsTexts, patientName } from '#web/features/admin/desk/appointments-texts.ts';
import styles from './day-printout.module.css';
import { countRows, type DayRow } from './day-rows.ts';
import { dayTexts } from './day-texts.ts';

const texts = dayTexts.printout;

function AppointmentLine({ appointment }: { appointment: Appointment }) {
  const { dob, date, reason, insuranceProvider, insuranceNumber } = appointment;
  return (
    <tr className={styles.appointment}>
      <td className={styles.time}>{formatSlotTime(appointment.time)}</td>
      <td>
        <strong>
          <bdi>{patientName(appointment)}</bdi>
        </strong>
        <br />
        {formatDate(dob)} ({ageText(date, dob)})
        <br />
        <small>
          {appointment.confirmationNumber}{' '}
          {appointment.status !== 'confirmed' && `· ${appointmentsTexts.status(appointment.status)}`}
        </small>
      </td>
      <td>
        <bdi>{insuranceProvider}</bdi>
        {insuranceNumber !== insuranceProvider && (
          <>
            <br />
            {insuranceNumber}
          </>
        )}
      </td>
      <td>
        {appointment.phone ?? dayTexts.noPhone}
        <br />
        <small>{appointment.email}</small>
      </td>
      <td>
        <bdi>{reason}</bdi>
      </td>
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

/** The day on paper, with room for notes. Always rendered, but visible only in print. */
export function DayPrintout({ clinicId, date, now, rows, cancelled }: DayPrintoutProps) {
  const clinic = clinicById(clinicId);
  return (
    <section className={styles.printout} data-day-printout>
      <header className={styles.head}>
        <div>
          <p className={styles.title}>{clinic.name}</p>
          <p className={styles.day}>{formatLongDate(date, { year: true })}</p>
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
            row.kind === 'appointment' ? (
              <AppointmentLine key={row.appointment.id} appointment={row.appointment} />
            ) : (
              <tr key={row.time}>
                <td className={styles.time}>{formatSlotTime(row.time)}</td>
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
            {cancelled.map((appointment) => (
              <li key={appointment.id}>
                {formatSlotTime(appointment.time)} <bdi>{patientName(appointment)}</bdi>,{' '}
                {appointment.confirmationNumber}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.confidential}>{texts.confidential}</p>
    </section>
  );
}
