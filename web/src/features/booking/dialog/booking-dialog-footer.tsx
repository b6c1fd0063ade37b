import { useId } from 'react';
import type { BookingField } from '#shared/appointments/booking-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import styles from './booking-form.module.css';
import type { BookingOutcome } from './booking-outcome.ts';

const { actions, stillNeeded } = bookingDialogTexts;

interface BookingDialogFooterProps {
  formId: string;
  outcome: BookingOutcome;
  sending: boolean;
  missing: readonly BookingField[];
  /** A field has an error, such as one the server refused and that has not been changed since. */
  blocked: boolean;
  onSendAgain: () => void;
  onClose: () => void;
}

function sendLabel(outcome: BookingOutcome): string {
  if (outcome.kind === 'unknown') return actions.tryAgain;
  if (outcome.kind === 'refused' && outcome.canRetry) return actions.tryAgain;
  return actions.confirm;
}

/** The modal's buttons and, while Confirm is disabled (spec §5), what is still needed. */
export function BookingDialogFooter(props: BookingDialogFooterProps) {
  const { formId, outcome, sending, missing, blocked, onSendAgain, onClose } = props;
  const neededId = useId();
  const isUnknown = outcome.kind === 'unknown';
  const isIncomplete = !isUnknown && missing.length > 0;
  return (
    <>
      {isIncomplete && (
        <p id={neededId} className={styles.needed}>
          {stillNeeded(missing)}
        </p>
      )}
      <Button variant="secondary" onClick={onClose}>
        {isUnknown ? actions.closeForNow : actions.cancel}
      </Button>
      <Button
        variant="coral"
        busy={sending}
        disabled={isIncomplete || (!isUnknown && blocked)}
        aria-describedby={isIncomplete ? neededId : undefined}
        {...(isUnknown ? { onClick: onSendAgain } : { type: 'submit', form: formId })}
      >
        {sending ? actions.sending : sendLabel(outcome)}
      </Button>
    </>
  );
}
