import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import {
  type AvailabilitySnapshot,
  availabilityKey,
  fetchAvailability,
} from '#web/domain/availability/availability-snapshot.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import { keepFresh } from '#web/lib/query/keep-fresh.ts';
import type { SlotChoice } from './slot-choice.ts';

const firstOpenDayKey = [...availabilityKey, 'first open day'];
const dayKey = (date: ClinicDate | undefined) => [...availabilityKey, date];

/** Shows a slot as taken right away when someone else has it, and refetches the whole day. */
function markTaken(queries: QueryClient, taken: SlotChoice): void {
  queries.setQueryData<AvailabilitySnapshot>(dayKey(taken.date), (snapshot) => {
    if (!snapshot) return snapshot;
    const locations = snapshot.availability.locations.map((location) => ({
      ...location,
      slots: location.slots.map((slot) =>
        location.id === taken.clinic.id && slot.time === taken.time ? { ...slot, isAvailable: false } : slot,
      ),
    }));
    return { ...snapshot, availability: { ...snapshot.availability, locations } };
  });
  void queries.invalidateQueries({ queryKey: dayKey(taken.date) });
}

/**
 * The slots of the chosen day, or of the first day with an available one, refreshed regularly. Once the first
 * reply names that day, refreshes request it by date: the day must not change while a visitor is reading it.
 */
export function useAvailability(chosenDate: ClinicDate | undefined) {
  const queries = useQueryClient();
  const firstOpenDay = useQuery({
    queryKey: firstOpenDayKey,
    queryFn: async ({ signal, client }) => {
      const snapshot = await fetchAvailability(undefined, signal);
      client.setQueryData<AvailabilitySnapshot>(dayKey(snapshot.availability.date), snapshot);
      return snapshot.availability.date;
    },
    enabled: chosenDate === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // Not cached after the visitor leaves the screen: when they return, the first day with a slot may be another one.
    gcTime: 0,
  });
  const date = chosenDate ?? firstOpenDay.data;
  const day = useQuery({
    ...keepFresh,
    queryKey: dayKey(date),
    queryFn: ({ signal }) => fetchAvailability(date, signal),
    enabled: date !== undefined,
  });
  const current = date === undefined ? firstOpenDay : day;
  // Links to all days get the same prerendered page, so the first render can't show a day.
  const shownDate = useHydrated() ? date : undefined;
  // Rendering ten clinics takes long. React renders a deferred value in slices, and answers taps between them.
  const deferred = useDeferredValue(day.data);
  // Never shows slots of a day other than `date`.
  const snapshot = !deferred || deferred.availability.date === date ? deferred : day.data;

  return {
    date: shownDate,
    snapshot,
    /** Whether the chosen day is outside the bookable days. */
    refused: day.error instanceof ApiProblem && day.error.code === 'invalid',
    /** Whether the first request for the day failed, so that there is nothing to show. */
    failed: current.isError && !day.data,
    error: current.error,
    /** Whether the last refresh failed, so that the shown slots may be out of date. */
    stale: day.isError && day.data !== undefined,
    retry: () => void current.refetch(),
    markTaken: (slot: SlotChoice) => markTaken(queries, slot),
  };
}
