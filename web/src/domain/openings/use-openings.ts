import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Opening } from '#shared/availability/routes.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { api } from '#web/lib/api/api.ts';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import { keepFresh } from '#web/lib/query/keep-fresh.ts';
import { useTickingClock } from '#web/lib/query/server-clock.ts';

const openingsQuery = queryOptions({
  ...keepFresh,
  // Begins as the keys of availability do, so that an appointment that takes or releases a slot refreshes it too.
  queryKey: ['availability', 'openings'],
  queryFn: async ({ signal }) => {
    const { now, locations } = await api('GET /api/openings', { signal });
    return { now, locations, receivedAtMs: performance.now() };
  },
});

/**
 * Whether each clinic is open, and its next available times, kept fresh while `enabled`. `now` is the server's clock; times
 * that have begun since the reply are left out. Needs a query client around it.
 */
export function useOpenings(enabled = true) {
  const query = useQuery({ ...openingsQuery, enabled });
  // Home's cards are hydrated long after its first view has asked.
  const data = useHydrated() ? query.data : undefined;
  const now = useTickingClock(data);

  function current(opening: Opening): Opening {
    return { ...opening, next: opening.next.filter(({ startsAt }) => !now || new Date(startsAt) > now) };
  }

  return {
    now,
    openings: data && new Map<ClinicId, Opening>(data.locations.map((one) => [one.id, current(one)])),
    /** There is no answer, and the last request failed. */
    failed: query.isError && !data,
    retry: () => void query.refetch(),
  };
}
