import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { addOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem, withMention } from '#web/lib/api/api-problem.ts';
import type { NavigationState } from '#web/lib/browser/navigation-state.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import { secondAlone, typedDetails } from './booking-draft.ts';
import {
  clearPendingBooking,
  type PendingBooking,
  settlePendingBooking,
  useUnlockedPendingBooking,
} from './pending-booking.ts';
import { useMountedRef } from './use-mounted-ref.ts';

const { unfinished: texts, late, actions } = bookingDialogTexts;

function startOver() {
  clearPendingBooking();
  typedDetails.clear();
  showToast(texts.discarded);
}

/** Forgets the patient who is booked. The second one, if there is one, still needs a visit. */
function keepUnbooked({ isFirstOfTwo }: PendingBooking): void {
  const draft = typedDetails.read();
  if (isFirstOfTwo && draft?.hasSecond) typedDetails.save(secondAlone(draft));
  else typedDetails.clear();
}

/**
 * Asks what became of a booking without an answer. If it was made, its confirmation opens. If not, the server has closed
 * its number, so that its request can no longer book and starting over is safe.
 */
function useBookingCheck(pending: PendingBooking) {
  const { confirmationNumber, attempt, firstNumber, isFirstOfTwo } = pending;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useMountedRef();

  /** Of two visits, the confirmation that opens is the first one's. */
  function openConfirmation() {
    const state: NavigationState = { second: confirmationNumber };
    if (firstNumber) void navigate(confirmationPath(firstNumber), { state });
    else void navigate(confirmationPath(confirmationNumber));
  }

  return useSingleMutation({
    mutationFn: () =>
      api('POST /api/appointments/{confirmationNumber}/outcome', {
        params: { confirmationNumber },
        body: { attempt },
      }),
    onSuccess: ({ appointment, manageToken }) => {
      if (!settlePendingBooking(confirmationNumber)) return;
      addOwnBooking({ confirmationNumber, manageToken });
      queries.setQueryData(appointmentQuery(confirmationNumber, manageToken).queryKey, appointment);
      keepUnbooked(pending);
      if (isFirstOfTwo) showToast(texts.onlyFirstBooked, { tone: 'error' });
      if (isMounted.current) openConfirmation();
      // The patient has left the screen: tell them where they are instead of pulling them back.
      else showToast(late.booked(confirmationNumber), { tone: 'success' });
    },
    onError: (refusal) => {
      const isNotBooked = refusal instanceof ApiProblem && refusal.status === 404;
      if (!isNotBooked || !settlePendingBooking(confirmationNumber)) return;
      if (firstNumber) showToast(texts.secondNotBooked(firstNumber), { tone: 'error' });
      else showToast(texts.notBooked);
    },
  });
}

/** A notice about a booking that was sent and never answered, even before a reload. Nothing if there is none. */
export function UnfinishedBooking() {
  const pending = useUnlockedPendingBooking();
  if (!pending) return null;
  return <BookingCheck key={pending.confirmationNumber} pending={pending} />;
}

/** Asks for the outcome as soon as the request itself can no longer answer, and shows how that goes. */
function BookingCheck({ pending }: { pending: PendingBooking }) {
  const { mutate: check, isPending, error } = useBookingCheck(pending);
  const { slot, firstNumber, isInFlight } = pending;
  const text = error ? texts.unanswered : texts.checking;

  const ask = useEffectEvent(() => check());
  useEffect(() => {
    if (!isInFlight) ask();
  }, [isInFlight]);

  return (
    <Notice
      tone="warn"
      live
      title={texts.title}
      actions={
        <>
          <Button size="small" busy={isPending || isInFlight} onClick={() => check()}>
            {actions.check}
          </Button>
          <Button variant="quiet" size="small" onClick={startOver}>
            {actions.startOver}
          </Button>
        </>
      }
    >
      {withMention(text(slotDateTime(slot), slot.clinic.name), error)}
      {firstNumber && ` ${texts.firstBooked(firstNumber)}`}
    </Notice>
  );
}
