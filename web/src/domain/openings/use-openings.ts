import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import type { Opening } from '#shared/availability/routes.ts';
import type { Clinic, ClinicId } from '#shared/clinics/clinics.ts';
import { type OpeningStatus, openingStatus } from '#shared/opening-hours/opening-status.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { shortDayName } from '#shared/time/day-name.ts';
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

/** An available time as screens show it. */
export interface NextTime {
  date: string;
  /** As the specification writes it: `9:30`, `1:45`. */
  time: string;
  /** `Today` */
  day: string;
  /** `1:45 PM` */
  clock: string;
}

export type OpeningsState = ReturnType<typeof useOpenings>;

/**
 * Whether each clinic is open, and its next available times, kept fresh while `enabled`. `now` is the server's clock; times
 * that have begun since the reply are left out. Needs a query client around it.
 */
export function useOpenings(enabled = true) {
  const query = useQuery({ ...openingsQuery, enabled });
  // Parts of home are hydrated after others have asked, and their HTML was made without an answer.
  const answer = useHydrated() ? query.data : undefined;
  // Ten clinics are a long render: deferred, it happens in slices, between which a tap is answered.
  const data = useDeferredValue(answer);
  const now = useTickingClock(data);

  function current(opening: Opening): Opening {
    return { ...opening, next: opening.next.filter(({ startsAt }) => !now || new Date(startsAt) > now) };
  }

  const openings = data && new Map<ClinicId, Opening>(data.locations.map((one) => [one.id, current(one)]));

  return {
    now,
    openings,
    /** Whether the clinic is open, in words; undefined while it is unknown. */
    statusOf({ id }: Clinic): OpeningStatus | undefined {
      const opening = openings?.get(id);
      return opening && now && openingStatus(opening, now);
    },
    /** The clinic's next available times; undefined while they are unknown. */
    nextTimesOf({ id }: Clinic): NextTime[] | undefined {
      if (!now) return undefined;
      const today = clinicDateAt(now);
      return openings?.get(id)?.next.map(({ date, time }) => ({
        date,
        time,
        day: shortDayName(date, today),
        clock: formatSlotTime(time),
      }));
    },
    /** There is no answer, and the last request failed. */
    failed: query.isError && !data,
    /** Why it failed. */
    error: query.error,
    retry: () => void query.refetch(),
  };
}
