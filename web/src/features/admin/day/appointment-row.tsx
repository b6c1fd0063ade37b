import { CalendarClock, Pencil, TriangleAlert } from 'lucide-react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatDate } from '#web/features/admin/date-format.ts';
import { AppointmentStatusSelect } from '#web/features/admin/desk/appointment-status-select.tsx';
import { ageText, patientName } from '#web/features/admin/desk/appointments-texts.ts';
import { correctTexts } from '#web/features/admin/desk/correct-visit.tsx';
import { rescheduleTexts } from '#web/features/admin/desk/reschedule-visit.tsx';
import { useDesk } from '#web/features/admin/desk/use-desk.ts';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './day-list.module.css';
import { dayTexts as texts } from './day-texts.ts';
import { PatientContact } from './patient-contact.tsx';

interface AppointmentRowProps {
  appointment: Appointment;
  /** Names the clinic, in a list of several. */
  showsClinic?: boolean;
  /** Set when the clinic is closed at this time, by its staff or for a holiday. */
  needsAnotherTime?: boolean;
}

/** One appointment of the day: patient, reason, staff note, insurance, contact and status. */
export function AppointmentRow(props: AppointmentRowProps) {
  const { appointment, showsClinic = false, needsAnotherTime = false } = props;
  const { showDetails, start } = useDesk();
  const { dob, date, time, reason, note, insuranceProvider, insuranceNumber } = appointment;
  const name = patientName(appointment);
  return (
    <li
      className={classNames(styles.row, showsClinic ? styles.compact : styles.visit)}
      data-row={appointment.id}
      data-kind={appointment.status}
    >
      <div className={styles.when}>
        <time className="whitespace-nowrap font-bold tabular-nums" dateTime={appointment.startsAt}>
          {formatSlotTime(time)}
        </time>
        {!showsClinic && (
          <p className={`tabular-nums ${styles.number}`}>
            <VisuallyHidden>{texts.number}: </VisuallyHidden>
            {appointment.confirmationNumber}
          </p>
        )}
      </div>
      <div className={`grid content-start wrap-anywhere ${styles.patient}`}>
        <button
          type="button"
          className={`font-bold text-left cursor-pointer ${styles.name}`}
          aria-label={recordsTexts.detailsOf(name)}
          aria-keyshortcuts="Enter"
          onClick={() => showDetails({ visit: appointment })}
        >
          <bdi>{name}</bdi>
        </button>
        <p className={styles.soft}>
          <VisuallyHidden>{texts.born} </VisuallyHidden>
          {formatDate(dob)} <span className={`whitespace-nowrap ${styles.age}`}>{ageText(date, dob)}</span>
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
      <div className={`grid content-start wrap-anywhere ${styles.insurance}`}>
        {showsClinic && <p className={styles.cut}>{appointment.location.name}</p>}
        <VisuallyHidden>{texts.insurance}: </VisuallyHidden>
        <p className={showsClinic ? styles.soft : undefined}>
          {insuranceProvider ? <bdi>{insuranceProvider}</bdi> : texts.noInsurance}
        </p>
        {insuranceNumber !== insuranceProvider && !showsClinic && (
          <p className={styles.soft}>{insuranceNumber}</p>
        )}
      </div>
      <div className={styles.contact}>
        <PatientContact patient={appointment} hasEmail={!showsClinic} />
      </div>
      <div className={styles.status}>
        <AppointmentStatusSelect appointment={appointment} proposals={['arrived', 'no-show']} />
        {appointment.status === 'confirmed' && (
          <IconButton
            className={styles.action}
            label={rescheduleTexts.label(name)}
            title={rescheduleTexts.button}
            aria-keyshortcuts="m"
            onClick={() => start({ kind: 'reschedule', visit: appointment })}
          >
            <CalendarClock aria-hidden="true" size={18} />
          </IconButton>
        )}
        <IconButton
          className={styles.action}
          label={correctTexts.label(name)}
          title={correctTexts.button}
          onClick={() => start({ kind: 'correct', visit: appointment })}
        >
          <Pencil aria-hidden="true" size={18} />
        </IconButton>
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
