import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { required } from '#shared/required.ts';
import { endLookup, type LookupSession, lookupAppointmentsKey } from '#web/domain/lookup/lookup-session.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';

const staleAfterMs = 30_000;

/** The appointments of the lookup session; none without a session. A refused token ends the session. */
export function useLookupAppointments(session: LookupSession | undefined) {
  const { data, error, isLoading, isFetching, refetch } = useQuery({
    queryKey: lookupAppointmentsKey(session?.email ?? ''),
    queryFn: async ({ signal }) => {
      const { token } = required(session, 'session');
      const { appointments } = await api('GET /api/appointments/mine', { token, signal });
      return appointments;
    },
    enabled: session !== undefined,
    staleTime: staleAfterMs,
  });

  useEffect(() => {
    if (error instanceof ApiProblem && error.code === 'unauthenticated') endLookup('expired');
  }, [error]);

  return { appointments: data, isPending: isLoading, isFetching, error, refetch };
}
