import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Availability } from '#shared/availability/routes.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { availabilityKey, fetchAvailability } from '#web/domain/availability/availability-snapshot.ts';
import { keepFresh } from '#web/lib/query/keep-fresh.ts';
import { useTickingClock } from '#web/lib/query/server-clock.ts';
import { type NextOpening, nextOpening } from './next-opening.ts';

/** All clinics' slots on a day; without a date, on the first day with an available one. */
function dayQuery(date?: ClinicDate) {
  return queryOptions({
    ...keepFresh,
    queryKey: [...availabilityKey, 'next openings', date ?? 'first open day'],
    queryFn: ({ signal }) => fetchAvailability(date, signal),
  });
}

/**
 * The next available slot at each of these clinics, kept fresh while `enabled`: on the first day that any clinic has
 * one or, for a clinic without one on it, on the next open day.
 */
export function useNextOpenings(of: readonly Clinic[], enabled = true) {
  const first = useQuery({ ...dayQuery(), enabled });
  const firstDay = first.data?.availability;
  const now = useTickingClock(first.data);

  function nextOn(days: readonly Availability[], { id }: Clinic): NextOpening | undefined {
    return now && nextOpening(days, id, now);
  }

  const nextDate = firstDay?.nextOpenDate ?? undefined;
  const hasFullClinic = firstDay !== undefined && of.some((clinic) => !nextOn([firstDay], clinic));
  const needsSecondDay = hasFullClinic && nextDate !== undefined;
  const second = useQuery({ ...dayQuery(nextDate), enabled: enabled && needsSecondDay });
  const secondDay = needsSecondDay ? second.data?.availability : undefined;
  const days = [firstDay, secondDay].filter((day) => day !== undefined);

  return {
    /** The server's answer for the first day. */
    firstDay,
    today: now && clinicDateAt(now),
    /** Undefined if there is none, and while it is unknown. */
    nextAt: (clinic: Clinic) => nextOn(days, clinic),
    /** Every request is answered. Otherwise one is pending or has `failed`. */
    known: firstDay !== undefined && (!needsSecondDay || secondDay !== undefined),
    failed: (first.isError && !firstDay) || (needsSecondDay && second.isError && !secondDay),
  };
}
