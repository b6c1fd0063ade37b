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

/** Clears what was typed for the booked patient. A second patient, who still needs a visit, stays in the form. */
function keepUnbooked({ isFirstOfTwo }: PendingBooking): void {
  const draft = typedDetails.read();
  if (isFirstOfTwo && draft?.hasSecond) typedDetails.save(secondAlone(draft));
  else typedDetails.clear();
}

/**
 * Asks for the outcome of a booking without a reply. If it was made, its confirmation opens. If not, the server
 * invalidates its number, so that a late request can't book and starting over is safe.
 */
function useBookingCheck(pending: PendingBooking) {
  const { confirmationNumber, attempt, firstNumber, isFirstOfTwo } = pending;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useMountedRef();

  /** When two visits were booked, this opens the first one's confirmation. */
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
      // The patient has left the screen: show a toast instead of navigating them back.
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

/** A notice about a booking without a reply, shown even after a reload. Renders nothing if there is no such booking. */
export function UnfinishedBooking() {
  const pending = useUnlockedPendingBooking();
  if (!pending) return null;
  return <BookingCheck key={pending.confirmationNumber} pending={pending} />;
}

/** Asks for the outcome once the request itself can no longer get a reply, and shows the progress. */
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
