import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Availability } from '#shared/availability/routes.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { api } from '#web/lib/api/api.ts';
import { useTickingClock } from '#web/lib/query/server-clock.ts';
import { type NextOpening, nextOpening } from './next-opening.ts';

const refreshEveryMs = 30_000;

interface AvailabilitySnapshot {
  availability: Availability;
  receivedAtMs: number;
}

/** All clinics' slots on a day; without a date, on the first day with a free one. */
function dayQuery(date?: ClinicDate) {
  return queryOptions({
    queryKey: ['availability', 'next visits', date ?? 'first free day'],
    queryFn: async ({ signal }): Promise<AvailabilitySnapshot> => {
      const availability = await api('GET /api/availability', { query: { date }, signal });
      return { availability, receivedAtMs: performance.now() };
    },
    staleTime: refreshEveryMs / 2,
    // Rests while the tab is hidden, and asks at once when it is seen again.
    refetchInterval: refreshEveryMs,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

/**
 * The next free visit at each of these clinics, kept fresh while `enabled`: on the first day that has a free slot
 * anywhere or, where a clinic has none left on it, on the next such day.
 */
export function useNextOpenings(of: readonly Clinic[], enabled = true) {
  const first = useQuery({ ...dayQuery(), enabled });
  const firstDay = first.data?.availability;
  const now = useTickingClock(
    first.data && { now: first.data.availability.now, receivedAtMs: first.data.receivedAtMs },
  );

  function nextOn(days: readonly Availability[], { id }: Clinic): NextOpening | undefined {
    return now && nextOpening(days, id, now);
  }

  const nextDate = firstDay?.nextOpenDate ?? undefined;
  const someAreFull = firstDay !== undefined && of.some((clinic) => !nextOn([firstDay], clinic));
  const wantsSecond = someAreFull && nextDate !== undefined;
  const second = useQuery({ ...dayQuery(nextDate), enabled: enabled && wantsSecond });
  const secondDay = wantsSecond ? second.data?.availability : undefined;
  const days = [firstDay, secondDay].filter((day) => day !== undefined);

  return {
    /** The first day, as the server told it. */
    firstDay,
    today: now && clinicDateAt(now),
    /** Undefined when there is none, or while nobody knows. */
    nextAt: (clinic: Clinic) => nextOn(days, clinic),
    /** Everything that was asked for has been answered; otherwise it is on its way, or has `failed`. */
    known: firstDay !== undefined && (!wantsSecond || secondDay !== undefined),
    failed: (first.isError && !firstDay) || (wantsSecond && second.isError && !secondDay),
  };
}
