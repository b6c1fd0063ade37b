import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { sameVisit, type VisitChoice, visitWhen } from '#web/features/booking/slots/slot-choice.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { BookingSheet, type BookingSheetProps, bookingDialogWidth } from './booking-dialog-content.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import { useDraft } from './booking-draft.ts';
import { UnfinishedBooking } from './unfinished-booking.tsx';

interface BookingDialogProps extends Omit<BookingSheetProps, 'visit' | 'onBooked'> {
  /** The chosen slot; null keeps the dialog closed. */
  visit: VisitChoice | null;
}

/** The booking modal. Stays mounted with its screen, so that an answer is heard even after it was closed. */
export function BookingDialog({ visit, onClose, onPickOther, ...rest }: BookingDialogProps) {
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

  if (!visit) return null;
  if (draft && !sameVisit(draft.visit, visit)) {
    // One booking's fate at a time: a second one would overwrite what is needed to learn of the first.
    return (
      <Dialog
        open
        onClose={onClose}
        title={bookingDialogTexts.title(visit.clinic.name, visitWhen(visit))}
        maxWidth={bookingDialogWidth}
      >
        <UnfinishedBooking onResume={onPickOther} />
      </Dialog>
    );
  }
  return (
    <BookingSheet visit={visit} onClose={onClose} onPickOther={onPickOther} onBooked={onBooked} {...rest} />
  );
}
