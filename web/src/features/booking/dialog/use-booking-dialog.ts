import { type RefObject, useEffect } from 'react';
import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import { type BookingDraft, formsOf, secondAlone, typedDetails } from './booking-draft.ts';
import type { BookingOutcome } from './booking-outcome.ts';
import { lockPendingBooking } from './pending-booking.ts';
import { type FirstBooked, useBookAppointment, type Visit } from './use-book-appointment.ts';
import { useBookingForm } from './use-booking-form.ts';
import { useSecondSlot } from './use-second-slot.ts';

const texts = bookingDialogTexts.late;

export interface BookingDialogInputs {
  slot: SlotChoice;
  /** The clinics' current date (`YYYY-MM-DD`), from the server's clock. */
  today: string;
  /** The clinic's other available slots that day, for a second patient. */
  otherSlots: readonly SlotChoice[];
  onPickOther: (slot: SlotChoice) => void;
  /** Someone else holds the slot, so what the screen shows is out of date. */
  onSlotTaken: (slot: SlotChoice) => void;
  /** The slot is being booked, so it counts as taken; or its booking has failed. */
  onPending: (slot: SlotChoice, pending: boolean) => void;
  onBooked: (confirmationNumber: string, second?: string) => void;
}

/** A toast, for a booking that fails after its modal was closed. */
function tellLate({ slot }: Visit, first: FirstBooked | undefined): void {
  const when = slotDateTime(slot);
  const text = first ? texts.secondNotBooked(first.confirmationNumber, when) : texts.notBooked(when);
  showToast(text, { tone: 'error' });
}

/**
 * The open modal's form, its booking, and the slot of a second patient.
 * @param content empty once the modal is closed: an answer may still come
 */
export function useBookingDialog(inputs: BookingDialogInputs, content: RefObject<HTMLElement | null>) {
  const { slot, today, otherSlots, onPickOther, onSlotTaken, onPending } = inputs;
  const typed = useBookingForm(today);
  const booking = useBookAppointment({
    onPending,
    onFirstBooked,
    onBooked(confirmationNumber, second) {
      typedDetails.clear();
      inputs.onBooked(confirmationNumber, second);
    },
    onFailed,
  });
  /** What was sent must not change while it has no answer. */
  const isFrozen = booking.sending || booking.outcome.kind === 'unknown';
  const { hasSecond } = typed.draft;
  const second = useSecondSlot({ slot, options: otherSlots, hasSecond, isFrozen });
  useEffect(lockPendingBooking, []);

  function book(values: BookingDraft) {
    const [form, secondForm] = formsOf(values);
    const visit = { form, slot };
    if (!secondForm) booking.send([visit]);
    else if (second.slot) booking.send([visit, { form: secondForm, slot: second.slot }]);
    else second.refuse();
  }

  /** From here on, the form must hold only the second patient, so that nothing sends the first one again. */
  function onFirstBooked(secondSlot: SlotChoice) {
    const both = typedDetails.read() ?? typed.form.getValues();
    if (!content.current) return typedDetails.save(secondAlone(both));
    typed.replace(secondAlone(both));
    onPickOther(secondSlot);
  }

  function onFailed(failure: BookingOutcome, failed: Visit, first: FirstBooked | undefined) {
    if (failure.kind === 'slot-taken') onSlotTaken(failed.slot);
    if (!content.current) {
      // The modal was closed before the answer. For an unknown outcome the screen has a notice of its own.
      if (failure.kind !== 'unknown') tellLate(failed, first);
      return;
    }
    if (failure.kind === 'invalid') typed.showFieldErrors(failure.fields);
  }

  return {
    typed,
    booking,
    second,
    isFrozen,
    submit: () => typed.submit(book),
    pickOther(other: SlotChoice) {
      booking.clearOutcome();
      onPickOther(other);
    },
  };
}
