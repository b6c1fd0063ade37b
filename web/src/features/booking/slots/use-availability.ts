import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Availability } from '#shared/availability/routes.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { api } from '#web/lib/api/api.ts';
import type { VisitChoice } from './slot-choice.ts';

const refreshEveryMs = 30_000;

/** A reply, and when it came on the browser's monotonic clock. */
export interface Reading {
  availability: Availability;
  receivedAtMs: number;
}

async function read(date: ClinicDate | undefined, signal: AbortSignal): Promise<Reading> {
  const availability = await api('GET /api/availability', { query: { date }, signal });
  return { availability, receivedAtMs: performance.now() };
}

const firstFreeDayKey = ['availability', 'first free day'];
const dayKey = (date: ClinicDate | undefined) => ['availability', date];

/** A slot lost to somebody else: shown as taken at once, and the whole day asked for again. */
function markTaken(queries: QueryClient, visit: VisitChoice): void {
  queries.setQueryData<Reading>(dayKey(visit.date), (reading) => {
    if (!reading) return reading;
    const locations = reading.availability.locations.map((location) => ({
      ...location,
      slots: location.slots.map((slot) =>
        location.id === visit.clinic.id && slot.time === visit.time ? { ...slot, isAvailable: false } : slot,
      ),
    }));
    return { ...reading, availability: { ...reading.availability, locations } };
  });
  void queries.invalidateQueries({ queryKey: dayKey(visit.date) });
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
      const reading = await read(undefined, signal);
      client.setQueryData<Reading>(dayKey(reading.availability.date), reading);
      return reading.availability.date;
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
    reading: day.data,
    /** Nothing to show: the first look at the day failed. */
    failed: asked.isError && !day.data,
    /** What is shown may be out of date: the last refresh failed. */
    stale: day.isError && day.data !== undefined,
    retry: () => void asked.refetch(),
    markTaken: (visit: VisitChoice) => markTaken(queries, visit),
  };
}
