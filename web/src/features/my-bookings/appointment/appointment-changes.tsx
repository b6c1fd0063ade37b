import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { cancelParameter } from '#shared/appointments/booking-path.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { useNavigationState } from '#web/lib/browser/navigation-state.ts';
import { reschedulePath } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import styles from './appointment-changes.module.css';
import { appointmentPhase } from './appointment-phase.ts';
import { appointmentTexts } from './appointment-texts.ts';
import { clinicClosedText } from './clinic-closed.ts';
import { useCancelAppointment } from './use-cancel-appointment.ts';

const { cancel: cancelTexts, changes: texts } = appointmentTexts;

interface AppointmentChangesProps {
  appointment: PatientAppointment;
  /** The server's time; undefined until it is known. */
  now: Date | undefined;
  /** The id of the heading, which takes the focus when the buttons disappear. */
  titleId: string;
  /** More buttons, beside those of a visit that can still be changed. */
  children?: ReactNode;
}

/** Reschedules or cancels an upcoming appointment. Once it has begun, shows which number to call instead. */
export function AppointmentChanges({ appointment, now, titleId, children }: AppointmentChangesProps) {
  const { date, time, location } = appointment;
  const { askToCancel = false } = useNavigationState();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [asking, setAsking] = useState(askToCancel || address.has(cancelParameter));
  const cancel = useCancelAppointment(appointment.confirmationNumber);
  const phase = appointmentPhase(appointment, now);
  const buttonsGoWithFocus = useRef(false);

  useEffect(() => {
    if (phase === 'open' || !buttonsGoWithFocus.current) return;
    buttonsGoWithFocus.current = false;
    document.getElementById(titleId)?.focus();
  }, [phase, titleId]);

  // In the list, a canceled appointment moves to another group, which mounts a new card. Focus the heading there.
  useEffect(
    () => () => {
      if (buttonsGoWithFocus.current) setTimeout(() => document.getElementById(titleId)?.focus());
    },
    [titleId],
  );

  function confirm() {
    buttonsGoWithFocus.current = true;
    setAsking(false);
    cancel();
  }

  if (phase === 'begun') {
    const { phone } = location;
    return (
      <p className="font-semibold">
        {texts.begun}{' '}
        <a className={`inline-block whitespace-nowrap ${styles.phone}`} href={phoneUrl(phone)}>
          {phone}
        </a>
        .
      </p>
    );
  }
  if (phase === 'closed') return null;
  const isClosed = clinicClosedText(appointment) !== undefined;
  return (
    <>
      <div className={`flex flex-wrap gap-2 ${styles.buttons}`}>
        <ButtonLink
          variant={isClosed ? 'primary' : 'secondary'}
          size="small"
          aria-describedby={titleId}
          to={reschedulePath(appointment.confirmationNumber)}
        >
          {isClosed ? appointmentTexts.closed.newTimes : texts.reschedule}
        </ButtonLink>
        <Button variant="secondary" size="small" aria-describedby={titleId} onClick={() => setAsking(true)}>
          {texts.cancel}
        </Button>
        {children}
      </div>
      <ConfirmDialog
        open={asking}
        question={cancelTexts.question}
        no={cancelTexts.keep}
        yes={cancelTexts.confirm}
        meaning={cancelTexts.meaning}
        onNo={() => {
          setAsking(false);
          // Patients who came here only to cancel return to the screen with other times for the visit.
          if (askToCancel) void navigate(-1);
        }}
        onYes={confirm}
      >
        <p>
          <strong>
            {formatLongDate(date, { year: true })}, {formatSlotTime(time)}
          </strong>
          <br />
          {location.name}
        </p>
      </ConfirmDialog>
    </>
  );
}
