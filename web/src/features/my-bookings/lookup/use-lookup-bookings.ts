import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endLookup, type LookupSession, lookupBookingsKey } from '#web/domain/lookup/lookup-session.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';

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
    if (error instanceof ApiProblem && error.status === 401) endLookup('expired');
  }, [error]);

  return { appointments: data, isPending: isLoading, isFetching, error, refetch };
}
