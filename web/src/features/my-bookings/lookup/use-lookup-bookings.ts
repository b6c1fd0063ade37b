import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { endLookup, type LookupSession, lookupBookingsKey } from '#web/lib/lookup-session.ts';

const staleAfterMs = 30_000;

/** The bookings a mailed code opened; none, and nothing pending, without a session. A refused token ends it. */
export function useLookupBookings(session: LookupSession | undefined) {
  const { data, error, isLoading, isFetching, refetch } = useQuery({
    queryKey: lookupBookingsKey(session?.email ?? ''),
    queryFn: async ({ signal }) => {
      const request = { token: session?.token ?? '', signal };
      const { appointments } = await api('GET /api/appointments/mine', request);
      return appointments;
    },
    enabled: session !== undefined,
    staleTime: staleAfterMs,
  });

  useEffect(() => {
    if (error instanceof ApiProblem && error.status === 401) endLookup('over');
  }, [error]);

  return { appointments: data, isPending: isLoading, isFetching, error, refetch };
}
