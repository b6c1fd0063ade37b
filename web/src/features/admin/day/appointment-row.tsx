import { TriangleAlert } from 'lucide-react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { spokenTime } from '#shared/appointments/slots.ts';
import { AppointmentStatusSelect } from '#web/features/admin/appointments/appointment-status-select.tsx';
import { patientName } from '#web/features/admin/appointments/patient-name.ts';
import { formatDate } from '#web/features/admin/date-format.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { ageOnDate } from './age.ts';
import styles from './day-list.module.css';
import { dayTexts as texts } from './day-texts.ts';
import { PatientContact } from './patient-contact.tsx';

interface AppointmentRowProps {
  visit: Appointment;
  /** The clinic is closed at the time of this visit. */
  isDuringClosure?: boolean;
}

/** One visit of the day: who comes, how they are insured and reached, and how it stands. */
export function AppointmentRow({ visit, isDuringClosure = false }: AppointmentRowProps) {
  const { dob, date, time, insuranceProvider, insuranceNumber } = visit;
  return (
    <li className={styles.row} data-row={visit.id} data-kind={visit.status}>
      <time className={styles.time} dateTime={visit.startsAt}>
        {spokenTime(time)}
      </time>
      <div className={styles.cell}>
        <p className={styles.name}>{patientName(visit)}</p>
        <p className={styles.soft}>
          {texts.born} {formatDate(dob)} <span className={styles.age}>{texts.age(ageOnDate(date, dob))}</span>
        </p>
      </div>
      <div className={styles.cell}>
        <VisuallyHidden>{texts.insurance}: </VisuallyHidden>
        <p>{insuranceProvider}</p>
        {insuranceNumber !== insuranceProvider && <p className={styles.soft}>{insuranceNumber}</p>}
      </div>
      <div className={styles.contact}>
        <PatientContact patient={visit} />
      </div>
      <p className={styles.number}>
        <VisuallyHidden>{texts.number}: </VisuallyHidden>
        {visit.confirmationNumber}
      </p>
      <div className={styles.status}>
        <AppointmentStatusSelect appointment={visit} />
      </div>
      {isDuringClosure && (
        <p className={styles.inTheWay}>
          <TriangleAlert aria-hidden="true" size={18} />
          {texts.clinicClosed}
        </p>
      )}
    </li>
  );
}
