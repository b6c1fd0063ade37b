import { useQuery, useQueryClient } from '@tanstack/react-query';
import { appointmentQuery, isAppointmentGone, readAppointment } from './appointment-query.ts';
import { addOwnBooking } from './own-bookings.ts';
import { useLinkToken } from './use-link-token.ts';

/**
 * Opens the appointment of an emailed link and removes the token from the address bar. Stores the token in this
 * browser, replacing an older one, only after the server has accepted it.
 */
export function useLinkedAppointment(confirmationNumber: string) {
  const token = useLinkToken();
  const queries = useQueryClient();
  const isAsked = token !== undefined;
  const { isPending, isFetching, error, refetch } = useQuery({
    queryKey: ['linked appointment', confirmationNumber, token],
    queryFn: async ({ signal }) => {
      const manageToken = token ?? '';
      const appointment = await readAppointment(confirmationNumber, manageToken, signal);
      addOwnBooking({ confirmationNumber, manageToken });
      queries.setQueryData(appointmentQuery(confirmationNumber, undefined).queryKey, appointment);
      return true;
    },
    enabled: isAsked,
    // Load only once: a later request would store an appointment again that the visitor has cleared from this browser.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  return {
    /** Whether a link with a token opened the screen. */
    isLinked: isAsked,
    isAsking: isAsked && isPending,
    /** The server didn't reply, so the link may still be valid. */
    unanswered: error !== null && !isAppointmentGone(error),
    error,
    isFetching,
    tryAgain: () => void refetch(),
  };
}
