import { TriangleAlert } from 'lucide-react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { ageText } from '#web/features/admin/age.ts';
import { AppointmentStatusSelect } from '#web/features/admin/appointments/appointment-status-select.tsx';
import { formatDate } from '#web/features/admin/date-format.ts';
import { correctTexts } from '#web/features/admin/desk/correct/correct-texts.ts';
import { rescheduleTexts } from '#web/features/admin/desk/reschedule/reschedule-texts.ts';
import { patientName } from '#web/features/admin/patient-name.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './day-list.module.css';
import { dayTexts as texts } from './day-texts.ts';
import { PatientContact } from './patient-contact.tsx';

interface AppointmentRowProps {
  appointment: Appointment;
  /** Set when the clinic is closed at this time, by its staff or for a holiday. */
  needsAnotherTime?: boolean;
  /** Starts moving the visit to another time. */
  onReschedule?: (appointment: Appointment) => void;
  onCorrect: (appointment: Appointment) => void;
}

/** One appointment of the day: patient, reason, staff note, insurance, contact and status. */
export function AppointmentRow(props: AppointmentRowProps) {
  const { appointment, needsAnotherTime = false, onReschedule, onCorrect } = props;
  const { dob, date, time, reason, note, insuranceProvider, insuranceNumber } = appointment;
  const name = patientName(appointment);
  return (
    <li className={styles.row} data-row={appointment.id} data-kind={appointment.status}>
      <time
        className={`whitespace-nowrap font-bold tabular-nums ${styles.time}`}
        dateTime={appointment.startsAt}
      >
        {formatSlotTime(time)}
      </time>
      <div className="grid content-start wrap-anywhere">
        <p className={`font-bold ${styles.name}`}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.soft}>
          {texts.born} {formatDate(dob)}{' '}
          <span className={`whitespace-nowrap ${styles.age}`}>{ageText(date, dob)}</span>
        </p>
        {reason && (
          <p>
            <VisuallyHidden>{texts.reason}: </VisuallyHidden>
            <bdi>{reason}</bdi>
          </p>
        )}
        {note && (
          <p className={styles.note} title={note}>
            {texts.note}: <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <div className="grid content-start wrap-anywhere">
        <VisuallyHidden>{texts.insurance}: </VisuallyHidden>
        <p>{insuranceProvider ? <bdi>{insuranceProvider}</bdi> : texts.noInsurance}</p>
        {insuranceNumber !== insuranceProvider && <p className={styles.soft}>{insuranceNumber}</p>}
      </div>
      <div className={styles.contact}>
        <PatientContact patient={appointment} />
      </div>
      <p className={`tabular-nums ${styles.number}`}>
        <VisuallyHidden>{texts.number}: </VisuallyHidden>
        {appointment.confirmationNumber}
      </p>
      <div className={styles.status}>
        <AppointmentStatusSelect appointment={appointment} hasProposals />
        {onReschedule && appointment.status === 'confirmed' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={rescheduleTexts.label(name)}
            onClick={() => onReschedule(appointment)}
          >
            {rescheduleTexts.button}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={correctTexts.label(name)}
          onClick={() => onCorrect(appointment)}
        >
          {correctTexts.button}
        </Button>
      </div>
      {needsAnotherTime && (
        <p className={`flex items-center gap-2 rounded-sm text-sm font-semibold ${styles.needsAnotherTime}`}>
          <TriangleAlert aria-hidden="true" size={18} />
          {texts.clinicClosed}
        </p>
      )}
    </li>
  );
}
