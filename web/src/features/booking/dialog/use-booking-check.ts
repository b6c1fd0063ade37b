import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { addOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import type { NavigationState } from '#web/lib/browser/navigation-state.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import { secondAlone, typedDetails } from './booking-draft.ts';
import { clearPendingBooking, currentPendingBooking, type PendingBooking } from './pending-booking.ts';
import { useMountedRef } from './use-mounted-ref.ts';

const texts = bookingDialogTexts;

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
export function useBookingCheck(pending: PendingBooking) {
  const { confirmationNumber, attempt, firstNumber, isFirstOfTwo } = pending;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useMountedRef();

  /** Clears the booking. False when another notice has done so: it has told the patient. */
  function settle(): boolean {
    const isFirst = currentPendingBooking()?.confirmationNumber === confirmationNumber;
    if (isFirst) clearPendingBooking();
    return isFirst;
  }

  /** Of two visits, the confirmation that opens is the first one's. */
  function openConfirmation() {
    const state: NavigationState = { second: confirmationNumber };
    if (firstNumber) void navigate(confirmationPath(firstNumber), { state });
    else void navigate(confirmationPath(confirmationNumber));
  }

  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () =>
      api('POST /api/appointments/{confirmationNumber}/outcome', {
        params: { confirmationNumber },
        body: { attempt },
      }),
    onSuccess: ({ appointment, manageToken }) => {
      if (!settle()) return;
      addOwnBooking({ confirmationNumber, manageToken });
      queries.setQueryData(appointmentQuery(confirmationNumber, manageToken).queryKey, appointment);
      keepUnbooked(pending);
      if (isFirstOfTwo) showToast(texts.unfinished.onlyFirstBooked, { tone: 'error' });
      if (isMounted.current) openConfirmation();
      // The patient has left the screen: tell them where they are instead of pulling them back.
      else showToast(texts.late.booked(confirmationNumber), { tone: 'success' });
    },
    onError: (refusal) => {
      const isNotBooked = refusal instanceof ApiProblem && refusal.status === 404;
      if (!isNotBooked || !settle()) return;
      if (firstNumber) showToast(texts.unfinished.secondNotBooked(firstNumber), { tone: 'error' });
      else showToast(texts.unfinished.notBooked);
    },
  });

  return { check: mutate, checking: isPending, error };
}
