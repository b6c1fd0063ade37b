import { useEffect, useId, useRef, useState } from 'react';
import { appointmentMinutes } from '#shared/appointments/slots.ts';
import { isSameSlot, type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { BookingDialogFooter } from './booking-dialog-footer.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import { type BookingDraft, formsOf, secondAlone, typedDetails } from './booking-draft.ts';
import styles from './booking-form.module.css';
import { BookingFormFields } from './booking-form.tsx';
import type { BookingOutcome } from './booking-outcome.ts';
import { BookingOutcomeNotice, FirstBookedNotice } from './booking-outcome-notice.tsx';
import { lockPendingBooking } from './pending-booking.ts';
import { secondTimeId } from './second-patient.tsx';
import { type FirstBooked, useBookAppointment, type Visit } from './use-book-appointment.ts';
import { useBookingForm } from './use-booking-form.ts';
import { useFocusOnTitle } from './use-focus-on-title.ts';
import { useSecondSlot } from './use-second-slot.ts';

const texts = bookingDialogTexts;

/** In pixels (spec §2, Appointment booking). */
export const bookingDialogWidth = 600;

export interface BookingDialogContentProps {
  slot: SlotChoice;
  /** The clinics' current date (`YYYY-MM-DD`), from the server's clock. */
  today: string;
  /** Slots to offer when the chosen one turns out to be taken. */
  nearestAvailable: readonly SlotChoice[];
  /** The clinic's other available slots that day, for a second patient. */
  otherSlots: readonly SlotChoice[];
  onPickOther: (slot: SlotChoice) => void;
  onClose: () => void;
  /** Someone else holds the slot, so what the screen shows is out of date. */
  onSlotTaken: (slot: SlotChoice) => void;
  /** The slot is being booked, so it counts as taken; or its booking has failed. */
  onPending: (slot: SlotChoice, pending: boolean) => void;
  onBooked: (confirmationNumber: string, second?: string) => void;
}

/** The open modal with its form. Unmounts when the modal closes; what was typed stays in memory. */
export function BookingDialogContent({
  slot,
  today,
  nearestAvailable,
  otherSlots,
  onClose,
  ...on
}: BookingDialogContentProps) {
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);
  const { form, draft, attempt, summary, submit, replace, showFieldErrors } = useBookingForm(today);
  const { outcome, first, sending, send, sendAgain, clearOutcome } = useBookAppointment({
    onPending: on.onPending,
    onFirstBooked,
    onBooked(confirmationNumber, second) {
      typedDetails.clear();
      on.onBooked(confirmationNumber, second);
    },
    onFailed,
  });
  const isUnknown = outcome.kind === 'unknown';
  const second = useSecondSlot({ slot, options: otherSlots, isFrozen: sending || isUnknown });
  // Counts the presses of Confirm that found no time for the second patient.
  const [refusedSecond, setRefusedSecond] = useState(0);
  const secondError = draft.hasSecond && !second.slot && refusedSecond > 0 ? texts.second.noTime : undefined;
  const errors = [...summary, ...(secondError ? [{ fieldId: secondTimeId, message: secondError }] : [])];
  useEffect(lockPendingBooking, []);
  useFocusOnTitle(content, slot);

  function book(values: BookingDraft) {
    const [form, secondForm] = formsOf(values);
    if (!secondForm) send([{ form, slot }]);
    else if (second.slot)
      send([
        { form, slot },
        { form: secondForm, slot: second.slot },
      ]);
    else setRefusedSecond((count) => count + 1);
  }

  /** From here on, the form must hold only the second patient, so that nothing sends the first one again. */
  function onFirstBooked(secondSlot: SlotChoice) {
    const both = typedDetails.read() ?? form.getValues();
    if (!content.current) return typedDetails.save(secondAlone(both));
    replace(secondAlone(both));
    on.onPickOther(secondSlot);
  }

  function onFailed(failure: BookingOutcome, failed: Visit, booked: FirstBooked | undefined) {
    if (failure.kind === 'slot-taken') on.onSlotTaken(failed.slot);
    if (!content.current) {
      // The modal was closed before the answer. For an unknown outcome the screen has a notice of its own.
      if (failure.kind !== 'unknown') tellLate(failed, booked);
      return;
    }
    if (failure.kind === 'invalid') showFieldErrors(failure.fields);
  }

  function pickOther(other: SlotChoice) {
    clearOutcome();
    on.onPickOther(other);
  }

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
          onSendAgain={sendAgain}
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
        <ErrorSummary attempt={attempt + refusedSecond} errors={errors} />
        <p className={styles.lead}>{texts.lead(slot.clinic.address, appointmentMinutes)}</p>
        <BookingFormFields
          id={formId}
          form={form}
          draft={draft}
          slot={slot}
          second={second}
          secondError={secondError}
          isLastOfTwo={first !== undefined}
          readOnly={sending || isUnknown}
          onReplace={replace}
          onSubmit={(event) => {
            event.preventDefault();
            void submit(book);
          }}
        />
      </div>
    </Dialog>
  );
}

function tellLate({ slot }: Visit, booked: FirstBooked | undefined): void {
  const when = slotDateTime(slot);
  const text = booked
    ? texts.late.secondNotBooked(booked.confirmationNumber, when)
    : texts.late.notBooked(when);
  showToast(text, { tone: 'error' });
}
