import { Button } from '#web/ui/buttons/button.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import type { BookingOutcome } from './booking-outcome.ts';

const { actions } = bookingDialogTexts;

interface BookingDialogFooterProps {
  formId: string;
  outcome: BookingOutcome;
  sending: boolean;
  onSendAgain: () => void;
  onClose: () => void;
}

function sendLabel(outcome: BookingOutcome): string {
  if (outcome.kind === 'unknown') return actions.tryAgain;
  if (outcome.kind === 'refused' && outcome.canRetry) return actions.tryAgain;
  return actions.confirm;
}

/** The modal's buttons. Confirm can always be pressed: with errors, it lists them. */
export function BookingDialogFooter(props: BookingDialogFooterProps) {
  const { formId, outcome, sending, onSendAgain, onClose } = props;
  const isUnknown = outcome.kind === 'unknown';
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {isUnknown ? actions.closeForNow : actions.cancel}
      </Button>
      <Button
        variant="coral"
        busy={sending}
        {...(isUnknown ? { onClick: onSendAgain } : { type: 'submit', form: formId })}
      >
        {sending ? actions.sending : sendLabel(outcome)}
      </Button>
    </>
  );
}
