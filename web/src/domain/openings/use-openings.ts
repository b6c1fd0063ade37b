import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
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
  // Begins like the keys of availability, so that booking or releasing a slot refreshes the openings, too.
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
  /** Such as `Today`. */
  day: string;
  /** Such as `1:45 PM`. */
  clock: string;
}

export type OpeningsState = ReturnType<typeof useOpenings>;

/**
 * Whether each clinic is open, and its next available times, refreshed while `enabled`. `now` is the server's
 * clock. Leaves out times that have begun since the reply. Needs a query client.
 */
export function useOpenings(enabled = true) {
  const query = useQuery({ ...openingsQuery, enabled });
  // Ignores a reply during hydration: a part of home may hydrate after another part has received the reply, but its
  // HTML was built without one.
  const answer = useHydrated() ? query.data : undefined;
  // Rendering ten clinics takes long. With a deferred value, React renders in slices and answers taps between them.
  const data = useDeferredValue(answer);
  const now = useTickingClock(data);

  const openings = useMemo(() => {
    const current = (opening: Opening): Opening => ({
      ...opening,
      next: opening.next.filter(({ startsAt }) => !now || new Date(startsAt) > now),
    });
    return data && new Map<ClinicId, Opening>(data.locations.map((one) => [one.id, current(one)]));
  }, [data, now]);

  return {
    now,
    openings,
    /** Whether the clinic is open, as text; undefined while unknown. */
    statusOf({ id }: Clinic): OpeningStatus | undefined {
      const opening = openings?.get(id);
      return opening && now && openingStatus(opening, now);
    },
    /** The clinic's next available times; undefined while unknown. */
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
    /** The last request failed, and there is no older reply. */
    failed: query.isError && !data,
    /** When the latest reply arrived, by the browser's own clock. */
    receivedAt: query.dataUpdatedAt,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
