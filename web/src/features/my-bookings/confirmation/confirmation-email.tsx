import { useEffect, useRef, useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { isInCorrectionTime } from '#shared/appointments/email-correction.ts';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { useNavigationState } from '#web/lib/browser/navigation-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import styles from './email-correction.module.css';
import { EmailCorrection } from './email-correction.tsx';

const { panel, correction: texts } = confirmationTexts;

interface ConfirmationEmailProps {
  appointment: PatientAppointment;
  /** Undefined until the server's time is known. */
  now: Date | undefined;
}

/**
 * The email address of the confirmation, large enough to notice a typo. On the device that booked, it can be
 * corrected.
 */
export function ConfirmationEmail({ appointment, now }: ConfirmationEmailProps) {
  const { confirmationNumber, email } = appointment;
  const [correcting, setCorrecting] = useState(false);
  const { address, button, leaveTo } = useFocusAfterForm(correcting);
  const { fromLink } = useNavigationState();
  const canCorrect =
    !appointment.emailCorrected &&
    // An emailed link proves that the address works, and its token can't change the address.
    !fromLink &&
    findOwnBooking(confirmationNumber) !== undefined &&
    now !== undefined &&
    isInCorrectionTime(appointment, now);

  function onCorrected(corrected: string) {
    leaveTo('address');
    setCorrecting(false);
    showToast(texts.done(corrected), { tone: 'success' });
  }

  function onCancel() {
    leaveTo('button');
    setCorrecting(false);
  }

  return (
    <div className="grid justify-items-center gap-2 w-full max-w-text">
      <p>{panel.sending}</p>
      <strong ref={address} className={`wrap-anywhere leading-130 ${styles.address}`} tabIndex={-1}>
        {email}
      </strong>
      {correcting ? (
        <EmailCorrection
          confirmationNumber={confirmationNumber}
          email={email}
          onCorrected={onCorrected}
          onCancel={onCancel}
        />
      ) : (
        canCorrect && (
          <Button ref={button} variant="quiet" className="print-hidden" onClick={() => setCorrecting(true)}>
            {texts.open}
          </Button>
        )
      )}
      <p className={`print-hidden text-soft ${styles.note}`}>{panel.note}</p>
    </div>
  );
}

/** Moves the focus when the focused form closes. */
function useFocusAfterForm(isOpen: boolean) {
  const address = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const target = useRef<'address' | 'button'>(undefined);

  useEffect(() => {
    if (isOpen) return;
    if (target.current === 'address') address.current?.focus();
    // The time limit for corrections may have passed while the form was open.
    if (target.current === 'button') (button.current ?? address.current)?.focus();
    target.current = undefined;
  }, [isOpen]);

  function leaveTo(next: 'address' | 'button') {
    target.current = next;
  }

  return { address, button, leaveTo };
}
