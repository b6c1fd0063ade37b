import { useQuery } from '@tanstack/react-query';
import { appointmentQuery, readAppointment } from './appointment-query.ts';
import { useLookupSession } from './lookup-session.ts';
import { findMyAppointment } from './my-appointments.ts';
import { withProof } from './visit-proof.ts';

/**
 * One visit by its number, with whatever proves it here: the token this browser keeps, else that of a mailed code.
 * `wait` holds it back while a better proof may be on its way.
 */
export function useVisit(confirmationNumber: string, { wait = false } = {}) {
  const { session } = useLookupSession();
  const token = findMyAppointment(confirmationNumber)?.manageToken ?? session?.token;
  const hasProof = token !== undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...appointmentQuery(confirmationNumber, token),
    queryFn: ({ signal }) =>
      withProof(confirmationNumber, (proof) => readAppointment(confirmationNumber, proof, signal)),
    enabled: hasProof && !wait,
  });
  return { data, error, isFetching, refetch, hasProof };
}
