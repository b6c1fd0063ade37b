import { useQuery } from '@tanstack/react-query';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { appointmentQuery, readAppointment } from '#web/domain/own-bookings/appointment-query.ts';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { withAccessToken } from './access-token.ts';

/**
 * One appointment by its number, read with the best token at hand: the one this browser keeps, else a lookup token.
 * `wait` delays the request while a better token may be coming.
 */
export function useAppointment(confirmationNumber: string, { wait = false } = {}) {
  const { session } = useLookupSession();
  const token = findOwnBooking(confirmationNumber)?.manageToken ?? session?.token;
  const hasProof = token !== undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...appointmentQuery(confirmationNumber, token),
    queryFn: ({ signal }) =>
      withAccessToken(confirmationNumber, (proof) => readAppointment(confirmationNumber, proof, signal)),
    enabled: hasProof && !wait,
  });
  return { data, error, isFetching, refetch, hasProof };
}
