import { useQuery } from '@tanstack/react-query';
import type { Availability } from '#shared/availability/routes.ts';
import { availabilityKey, fetchAvailability } from '#web/domain/availability/availability-snapshot.ts';
import { keepFresh } from '#web/lib/query/keep-fresh.ts';

/** All clinics' slots on the first day with an available one, for `storeLocations`. Kept fresh while `enabled`. */
export function useSlotsToStore(enabled: boolean): Availability | undefined {
  const { data } = useQuery({
    ...keepFresh,
    queryKey: [...availabilityKey, 'slots to store'],
    queryFn: ({ signal }) => fetchAvailability(undefined, signal),
    enabled,
  });
  return data?.availability;
}
