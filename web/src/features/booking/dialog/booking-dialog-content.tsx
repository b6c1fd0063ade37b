import { useEffect, useId, useRef } from 'react';
import { appointmentMinutes } from '#shared/appointments/slots.ts';
import { isSameSlot, type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { BookingDialogFooter } from './booking-dialog-footer.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import styles from './booking-form.module.css';
import { BookingFormFields } from './booking-form.tsx';
import type { BookingOutcome } from './booking-outcome.ts';
import { BookingOutcomeNotice } from './booking-outcome-notice.tsx';
import { lockPendingBooking } from './pending-booking.ts';
import { useBookAppointment } from './use-book-appointment.ts';
import { typedDetails, useBookingForm } from './use-booking-form.ts';
import { useFocusOnTitle } from './use-focus-on-title.ts';

const texts = bookingDialogTexts;

/** In pixels (spec §2, Appointment booking). */
export const bookingDialogWidth = 600;

export interface BookingDialogContentProps {
  slot: SlotChoice;
  /** The clinics' current date (`YYYY-MM-DD`), from the server's clock. */
  today: string;
  /** Slots to offer when the chosen one turns out to be taken. */
  nearestAvailable: readonly SlotChoice[];
  onPickOther: (slot: SlotChoice) => void;
  onClose: () => void;
  /** Someone else holds the slot, so what the screen shows is out of date. */
  onSlotTaken: (slot: SlotChoice) => void;
  /** The slot is being booked, so it counts as taken; or its booking has failed. */
  onPending: (slot: SlotChoice, pending: boolean) => void;
  onBooked: (confirmationNumber: string) => void;
}

/** The open modal with its form. Unmounts when the modal closes; what was typed stays in memory. */
export function BookingDialogContent({
  slot,
  today,
  nearestAvailable,
  onClose,
  ...on
}: BookingDialogContentProps) {
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);
  const { form, attempt, missing, errors, showFieldErrors } = useBookingForm(today);
  const { outcome, sending, send, sendAgain, clearOutcome } = useBookAppointment({
    onPending: on.onPending,
    onBooked(confirmationNumber) {
      typedDetails.clear();
      on.onBooked(confirmationNumber);
    },
    onFailed,
  });
  const isUnknown = outcome.kind === 'unknown';
  useEffect(lockPendingBooking, []);
  useFocusOnTitle(content, slot);

  function onFailed(failure: BookingOutcome, failed: SlotChoice) {
    if (failure.kind === 'slot-taken') on.onSlotTaken(failed);
    if (failure.kind === 'invalid') showFieldErrors(failure.fields);
    // The modal was closed before the answer. For an unknown outcome the screen has a notice of its own.
    if (!content.current && failure.kind !== 'unknown') {
      showToast(texts.late.notBooked(slotDateTime(failed)), { tone: 'error' });
    }
  }

  /** Unlike the close button, Escape and the overlay, which keep what was typed for the next time. */
  function cancel() {
    if (!isUnknown) typedDetails.clear();
    onClose();
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
          missing={missing}
          blocked={errors.length > 0}
          onSendAgain={sendAgain}
          onClose={cancel}
        />
      }
    >
      <div ref={content} className={styles.content}>
        {outcome.kind === 'invalid' ? (
          <ErrorSummary attempt={attempt} errors={errors} />
        ) : (
          <BookingOutcomeNotice
            outcome={outcome}
            nearestAvailable={nearestAvailable.filter((other) => !isSameSlot(other, slot))}
            onPickOther={pickOther}
          />
        )}
        <p className={styles.lead}>{texts.lead(slot.clinic.address, appointmentMinutes)}</p>
        <BookingFormFields
          id={formId}
          form={form}
          readOnly={sending || isUnknown}
          onSubmit={(values) => send(values, slot)}
        />
      </div>
    </Dialog>
  );
}
