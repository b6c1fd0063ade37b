import { useId, useRef } from 'react';
import { appointmentMinutes } from '#shared/appointments/slots.ts';
import { isSameSlot, type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import styles from './booking-form.module.css';
import { BookingFormFields } from './booking-form.tsx';
import type { BookingOutcome } from './booking-outcome.ts';
import { BookingOutcomeNotice, FirstBookedNotice } from './booking-outcome-notice.tsx';
import { secondTimeId } from './second-patient.tsx';
import { type BookingDialogInputs, useBookingDialog } from './use-booking-dialog.ts';
import { useFocusOnTitle } from './use-focus-on-title.ts';

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
function BookingDialogFooter(props: BookingDialogFooterProps) {
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

const texts = bookingDialogTexts;

/** In pixels. */
export const bookingDialogWidth = 600;

export interface BookingDialogContentProps extends BookingDialogInputs {
  /** Slots to offer when the chosen one turns out to be taken. */
  nearestAvailable: readonly SlotChoice[];
  onClose: () => void;
}

/** The open modal with its form. Unmounts when the modal closes; what was typed stays in memory. */
export function BookingDialogContent({ nearestAvailable, onClose, ...inputs }: BookingDialogContentProps) {
  const { slot } = inputs;
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);
  const { typed, booking, second, isFrozen, submit, pickOther } = useBookingDialog(inputs, content);
  const { outcome, first, sending } = booking;
  const secondErrors = second.error ? [{ fieldId: secondTimeId, message: second.error }] : [];
  useFocusOnTitle(content, slot);

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(slot.clinic.name, slotDateTime(slot))}
      maxWidth={bookingDialogWidth}
      footer={
        <BookingDialogFooter
          formId={formId}
          outcome={outcome}
          sending={sending}
          onSendAgain={booking.sendAgain}
          onClose={onClose}
        />
      }
    >
      <div ref={content} className={styles.content}>
        {outcome.kind === 'invalid' ? (
          <FirstBookedNotice first={first} />
        ) : (
          <BookingOutcomeNotice
            outcome={outcome}
            first={first}
            nearestAvailable={nearestAvailable.filter((other) => !isSameSlot(other, slot))}
            onPickOther={pickOther}
          />
        )}
        <ErrorSummary
          attempt={typed.refusals + second.refusals}
          errors={[...typed.summary, ...secondErrors]}
        />
        <p className={styles.lead}>{texts.lead(slot.clinic.address, appointmentMinutes)}</p>
        <BookingFormFields
          id={formId}
          form={typed.form}
          draft={typed.draft}
          slot={slot}
          second={second}
          isLastOfTwo={first !== undefined}
          readOnly={isFrozen}
          onReplace={typed.replace}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        />
      </div>
    </Dialog>
  );
}
