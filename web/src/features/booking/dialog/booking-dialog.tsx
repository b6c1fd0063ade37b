import { useNavigate } from 'react-router-dom';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import type { NavigationState } from '#web/lib/browser/navigation-state.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import {
  BookingDialogContent,
  type BookingDialogContentProps,
  bookingDialogWidth,
} from './booking-dialog-content.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import { useUnlockedPendingBooking } from './pending-booking.ts';
import { UnfinishedBooking } from './unfinished-booking.tsx';
import { useMountedRef } from './use-mounted-ref.ts';

const { late } = bookingDialogTexts;

interface BookingDialogProps extends Omit<BookingDialogContentProps, 'slot' | 'today' | 'onBooked'> {
  /** The chosen slot; null keeps the dialog closed. */
  slot: SlotChoice | null;
  /** Undefined until the server's clock is known. */
  today: ClinicDate | undefined;
}

/** The booking modal. Stays mounted with its screen, so that an answer still counts after the modal was closed. */
export function BookingDialog({ slot, today, onClose, onPickOther, ...rest }: BookingDialogProps) {
  const pending = useUnlockedPendingBooking();
  const navigate = useNavigate();
  const isMounted = useMountedRef();

  function onBooked(confirmationNumber: string, second?: string) {
    if (isMounted.current) {
      onClose();
      void navigate(
        confirmationPath(confirmationNumber),
        second ? { state: { second } satisfies NavigationState } : {},
      );
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
      <Dialog
        open
        onClose={onClose}
        title={bookingDialogTexts.title(slot.clinic.name, slotDateTime(slot))}
        maxWidth={bookingDialogWidth}
      >
        <UnfinishedBooking />
      </Dialog>
    );
  }
  return (
    <BookingDialogContent
      slot={slot}
      today={today ?? slot.date}
      onClose={onClose}
      onPickOther={onPickOther}
      onBooked={onBooked}
      {...rest}
    />
  );
}
