import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSameSlot, type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import {
  BookingDialogContent,
  type BookingDialogContentProps,
  bookingDialogWidth,
} from './booking-dialog-content.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import { useDraft } from './booking-draft.ts';
import { UnfinishedBooking } from './unfinished-booking.tsx';

interface BookingDialogProps extends Omit<BookingDialogContentProps, 'slot' | 'onBooked'> {
  /** The chosen slot; null keeps the dialog closed. */
  slot: SlotChoice | null;
}

/** The booking modal. Stays mounted with its screen, so that an answer is heard even after it was closed. */
export function BookingDialog({ slot, onClose, onPickOther, ...rest }: BookingDialogProps) {
  const draft = useDraft();
  const navigate = useNavigate();
  const onScreen = useRef(false);

  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);

  function onBooked(confirmationNumber: string) {
    if (onScreen.current) {
      onClose();
      void navigate(confirmationPath(confirmationNumber));
    } else {
      // The patient has gone elsewhere meanwhile: tell, do not drag them back.
      showToast(bookingDialogTexts.late.booked(confirmationNumber), { tone: 'success' });
    }
  }

  if (!slot) return null;
  if (draft && !isSameSlot(draft.slot, slot)) {
    // One booking's fate at a time: a second one would overwrite what is needed to learn of the first.
    return (
      <Dialog
        open
        onClose={onClose}
        title={bookingDialogTexts.title(slot.clinic.name, slotDateTime(slot))}
        maxWidth={bookingDialogWidth}
      >
        <UnfinishedBooking onResume={onPickOther} />
      </Dialog>
    );
  }
  return (
    <BookingDialogContent
      slot={slot}
      onClose={onClose}
      onPickOther={onPickOther}
      onBooked={onBooked}
      {...rest}
    />
  );
}
