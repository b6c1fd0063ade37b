import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Availability } from '#shared/availability/routes.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { api } from '#web/lib/api/api.ts';
import type { SlotChoice } from './slot-choice.ts';

const refreshEveryMs = 30_000;

/** A reply, and when it came on the browser's monotonic clock. */
export interface AvailabilitySnapshot {
  availability: Availability;
  receivedAtMs: number;
}

async function read(date: ClinicDate | undefined, signal: AbortSignal): Promise<AvailabilitySnapshot> {
  const availability = await api('GET /api/availability', { query: { date }, signal });
  return { availability, receivedAtMs: performance.now() };
}

const firstFreeDayKey = ['availability', 'first free day'];
const dayKey = (date: ClinicDate | undefined) => ['availability', date];

/** A slot lost to somebody else: shown as taken at once, and the whole day asked for again. */
function markTaken(queries: QueryClient, slot: SlotChoice): void {
  queries.setQueryData<AvailabilitySnapshot>(dayKey(slot.date), (snapshot) => {
    if (!snapshot) return snapshot;
    const locations = snapshot.availability.locations.map((location) => ({
      ...location,
      slots: location.slots.map((other) =>
        location.id === slot.clinic.id && other.time === slot.time ? { ...other, isAvailable: false } : other,
      ),
    }));
    return { ...snapshot, availability: { ...snapshot.availability, locations } };
  });
  void queries.invalidateQueries({ queryKey: dayKey(slot.date) });
}

/**
 * The slots of the chosen day, or of the first day with a free one, kept fresh. Once the first reply has named
 * that day, refreshes ask for it by date: the day must not change under somebody who is reading it.
 */
export function useAvailability(chosenDate: ClinicDate | undefined) {
  const queries = useQueryClient();
  const first = useQuery({
    queryKey: firstFreeDayKey,
    queryFn: async ({ signal, client }) => {
      const snapshot = await read(undefined, signal);
      client.setQueryData<AvailabilitySnapshot>(dayKey(snapshot.availability.date), snapshot);
      return snapshot.availability.date;
    },
    enabled: chosenDate === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // The next arrival asks anew.
    gcTime: 0,
  });
  const date = chosenDate ?? first.data;
  const day = useQuery({
    queryKey: dayKey(date),
    queryFn: ({ signal }) => read(date, signal),
    enabled: date !== undefined,
    staleTime: refreshEveryMs / 2,
    refetchInterval: refreshEveryMs,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const asked = date === undefined ? first : day;

  return {
    date,
    snapshot: day.data,
    /** Nothing to show: the first look at the day failed. */
    failed: asked.isError && !day.data,
    /** What is shown may be out of date: the last refresh failed. */
    stale: day.isError && day.data !== undefined,
    retry: () => void asked.refetch(),
    markTaken: (slot: SlotChoice) => markTaken(queries, slot),
  };
}
