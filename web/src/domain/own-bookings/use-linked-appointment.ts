import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { appointmentQuery, isBookingGone, readAppointment } from './appointment-query.ts';
import { addMyAppointment } from './own-bookings.ts';

// Any other character cannot be part of a token, nor of the header it is sent in.
const tokenPattern = /^[\w.~+/=-]+$/;

/** What the history keeps of a link once its token is gone: that nothing of ours may stand behind the page. */
export interface LinkState {
  fromLink?: boolean;
}

/**
 * Opens the visit of a mail's link: takes the token out of the address bar at once, asks with it, and keeps it in
 * this browser, in place of an older one, only once the server has taken it.
 */
export function useLinkedVisit(confirmationNumber: string) {
  const given = useSearchParams()[0].get('token');
  const [token, setToken] = useState(given);
  // Another link of the same visit, opened in the same tab.
  if (given !== null && given !== token) setToken(given);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();

  useEffect(() => {
    // In place of the link: neither a shoulder nor the way back shall find the token.
    const state: LinkState = { fromLink: true };
    if (given !== null) void navigate(pathname, { replace: true, state });
  }, [given, pathname, navigate]);

  const isAsked = token !== null && tokenPattern.test(token);
  const { isPending, isFetching, error, refetch } = useQuery({
    queryKey: ['visit of a link', confirmationNumber, token],
    queryFn: async ({ signal }) => {
      const manageToken = token ?? '';
      const appointment = await readAppointment(confirmationNumber, manageToken, signal);
      addMyAppointment({ confirmationNumber, manageToken });
      queries.setQueryData(appointmentQuery(confirmationNumber, undefined).queryKey, appointment);
      return true;
    },
    enabled: isAsked,
    // Once is enough: a visit that is forgotten later must not come back by itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  return {
    isAsking: isAsked && isPending,
    /** No answer came, so the link may well be good. */
    unanswered: error !== null && !isBookingGone(error),
    isFetching,
    tryAgain: () => void refetch(),
  };
}
