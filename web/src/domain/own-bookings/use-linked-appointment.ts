import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { appointmentQuery, isAppointmentGone, readAppointment } from './appointment-query.ts';
import { addOwnBooking } from './own-bookings.ts';

// Tokens, and the header they are sent in, contain no other characters.
const tokenPattern = /^[\w.~+/=-]+$/;

/** What the history state keeps of an emailed link after its token was removed. */
export interface EmailedLinkState {
  fromLink?: boolean;
}

/**
 * Opens the appointment of an emailed link: removes the token from the address bar, uses it, and stores it in
 * this browser, replacing an older one, only after the server has accepted it.
 */
export function useLinkedAppointment(confirmationNumber: string) {
  const given = useSearchParams()[0].get('token');
  const [token, setToken] = useState(given);
  // Another link to the same appointment, opened in the same tab.
  if (given !== null && given !== token) setToken(given);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();

  useEffect(() => {
    // Replace the history entry, so that the token is neither visible nor reachable with the Back button.
    const state: EmailedLinkState = { fromLink: true };
    if (given !== null) void navigate(pathname, { replace: true, state });
  }, [given, pathname, navigate]);

  const isAsked = token !== null && tokenPattern.test(token);
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
    // Only once: an appointment that is forgotten later must not come back by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  return {
    isAsking: isAsked && isPending,
    /** There was no reply, so the link may still be valid. */
    unanswered: error !== null && !isAppointmentGone(error),
    isFetching,
    tryAgain: () => void refetch(),
  };
}
