import { useEffect, useRef } from 'react';
import { slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { withMention } from '#web/lib/api/api-problem.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import { typedDetails } from './booking-draft.ts';
import {
  clearPendingBooking,
  type PendingBooking,
  useIsInFlight,
  useUnlockedPendingBooking,
} from './pending-booking.ts';
import { useBookingCheck } from './use-booking-check.ts';

const texts = bookingDialogTexts;

function startOver() {
  clearPendingBooking();
  typedDetails.clear();
  showToast(texts.unfinished.discarded);
}

/** A notice about a booking that was sent and never answered, even before a reload. Nothing if there is none. */
export function UnfinishedBooking() {
  const pending = useUnlockedPendingBooking();
  if (!pending) return null;
  return <BookingCheck key={pending.confirmationNumber} pending={pending} />;
}

/** Asks for the outcome as soon as the request itself can no longer answer, and shows how that goes. */
function BookingCheck({ pending }: { pending: PendingBooking }) {
  const { check, checking, error } = useBookingCheck(pending);
  const isInFlight = useIsInFlight();
  const { slot, firstNumber } = pending;
  const text = error ? texts.unfinished.unanswered : texts.unfinished.checking;

  const ask = useRef(check);
  ask.current = check;
  useEffect(() => {
    if (!isInFlight) ask.current();
  }, [isInFlight]);

  return (
    <Notice
      tone="warn"
      live
      title={texts.unfinished.title}
      actions={
        <>
          <Button size="small" busy={checking || isInFlight} onClick={() => check()}>
            {texts.actions.check}
          </Button>
          <Button variant="quiet" size="small" onClick={startOver}>
            {texts.actions.startOver}
          </Button>
        </>
      }
    >
      {withMention(text(slotDateTime(slot), slot.clinic.name), error)}
      {firstNumber && ` ${texts.unfinished.firstBooked(firstNumber)}`}
    </Notice>
  );
}
