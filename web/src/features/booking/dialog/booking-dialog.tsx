import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { appointmentMinutes } from '#shared/appointments/slots.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { isSameSlot, type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import type { NavigationState } from '#web/lib/browser/navigation-state.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { bookingDialogTexts as texts } from './booking-dialog-texts.ts';
import type { BookingDraft } from './booking-draft.ts';
import { BookingFormFields } from './booking-form.tsx';
import { BookingOutcomeNotice } from './booking-outcome-notice.tsx';
import { type BookingState, isFrozen, isSending, outcomeOf } from './booking-state.ts';
import { useUnlockedPendingBooking } from './pending-booking.ts';
import { secondTimeId } from './second-patient.tsx';
import { UnfinishedBooking } from './unfinished-booking.tsx';
import { type BookingInputs, useBooking, visitsOf } from './use-booking.ts';
import { useBookingForm } from './use-booking-form.ts';
import { useFocusOnTitle } from './use-focus-on-title.ts';
import { useMountedRef } from './use-mounted-ref.ts';
import { useSecondSlot } from './use-second-slot.ts';

const { actions, late } = texts;

interface FooterProps {
  formId: string;
  state: BookingState;
  onSendAgain: () => void;
  onClose: () => void;
}

function sendLabel(state: BookingState): string {
  const outcome = outcomeOf(state);
  const canRetry = outcome?.kind === 'unknown' || (outcome?.kind === 'refused' && outcome.canRetry);
  return canRetry ? actions.tryAgain : actions.confirm;
}

/** The modal's buttons. Confirm can always be pressed: with errors, it lists them. */
function Footer({ formId, state, onSendAgain, onClose }: FooterProps) {
  const isUnknown = outcomeOf(state)?.kind === 'unknown';
  const sending = isSending(state);
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
        {sending ? actions.sending : sendLabel(state)}
      </Button>
    </>
  );
}

/** In pixels. */
const width = 600;

const titleOf = (slot: SlotChoice) => texts.title(slot.clinic.name, slotDateTime(slot));

interface ContentProps extends BookingInputs {
  slot: SlotChoice;
  /** The clinics' current date (`YYYY-MM-DD`), from the server's clock. */
  today: ClinicDate;
  /** The clinic's other available slots that day, for a second patient. */
  otherSlots: readonly SlotChoice[];
  /** Slots to offer when the chosen one turns out to be taken. */
  nearestAvailable: readonly SlotChoice[];
  onClose: () => void;
}

/** The open modal with its form. Unmounts when the modal closes; what was typed stays in memory. */
function Content({ slot, today, otherSlots, nearestAvailable, onClose, ...inputs }: ContentProps) {
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);
  const typed = useBookingForm(today);
  const { state, dispatch } = useBooking(inputs, typed);
  const { hasSecond } = typed.draft;
  const second = useSecondSlot({ slot, options: otherSlots, hasSecond, isFrozen: isFrozen(state) });
  const secondErrors = second.error ? [{ fieldId: secondTimeId, message: second.error }] : [];
  useFocusOnTitle(content, slot);

  function confirm(draft: BookingDraft) {
    if (draft.hasSecond && !second.slot) second.refuse();
    else dispatch({ type: 'confirmed', visits: visitsOf(draft, [slot, second.slot]) });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(slot)}
      maxWidth={width}
      footer={
        <Footer
          formId={formId}
          state={state}
          onSendAgain={() => dispatch({ type: 'continued' })}
          onClose={onClose}
        />
      }
    >
      <div ref={content} className="grid gap-4">
        <BookingOutcomeNotice
          outcome={outcomeOf(state)}
          first={state.first}
          nearestAvailable={nearestAvailable.filter((other) => !isSameSlot(other, slot))}
          onPickOther={(other) => {
            dispatch({ type: 'other-picked' });
            inputs.onPickOther(other);
          }}
        />
        <ErrorSummary
          attempt={typed.refusals + second.refusals}
          errors={[...typed.summary, ...secondErrors]}
        />
        <p className="text-soft">{texts.lead(slot.clinic.address, appointmentMinutes)}</p>
        <BookingFormFields
          id={formId}
          form={typed.form}
          draft={typed.draft}
          slot={slot}
          second={second}
          isLastOfTwo={state.first !== undefined}
          readOnly={isFrozen(state)}
          onReplace={typed.replace}
          onSubmit={(event) => {
            event.preventDefault();
            void typed.submit(confirm);
          }}
        />
      </div>
    </Dialog>
  );
}

interface BookingDialogProps extends Omit<ContentProps, 'slot' | 'today' | 'onBooked'> {
  /** The chosen slot; null keeps the dialog closed. */
  slot: SlotChoice | null;
  /** Undefined until the server's clock is known. */
  today: ClinicDate | undefined;
}

/** The booking modal. Stays mounted with its screen, so that an answer still counts after the modal was closed. */
export function BookingDialog({ slot, today, onClose, ...rest }: BookingDialogProps) {
  const pending = useUnlockedPendingBooking();
  const navigate = useNavigate();
  const isMounted = useMountedRef();

  function onBooked(confirmationNumber: string, second?: string) {
    if (isMounted.current) {
      onClose();
      const state: NavigationState = { second };
      void navigate(confirmationPath(confirmationNumber), second ? { state } : {});
    } else {
      // The patient has left the screen: tell them where they are instead of pulling them back.
      showToast(second ? late.bookedBoth(confirmationNumber, second) : late.booked(confirmationNumber), {
        tone: 'success',
      });
    }
  }

  if (!slot) return null;
  if (pending) {
    // One unanswered booking at a time: a second one would overwrite what resolves the first.
    return (
      <Dialog open onClose={onClose} title={titleOf(slot)} maxWidth={width}>
        <UnfinishedBooking />
      </Dialog>
    );
  }
  return <Content slot={slot} today={today ?? slot.date} onClose={onClose} onBooked={onBooked} {...rest} />;
}
