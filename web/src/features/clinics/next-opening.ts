import type { Availability } from '#shared/availability/routes.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

export interface NextOpening {
  date: ClinicDate;
  time: string;
}

/** The clinic's first free slot to come on these days, which are in their order; undefined when all are gone. */
export function nextOpening(
  days: readonly Pick<Availability, 'date' | 'locations'>[],
  clinicId: ClinicId,
  now: Date,
): NextOpening | undefined {
  for (const { date, locations } of days) {
    const slots = locations.find(({ id }) => id === clinicId)?.slots;
    // A reply that could not be refreshed for a while still names slots that have begun since.
    const free = slots?.find(
      ({ isAvailable, startsAt }) => isAvailable && Date.parse(startsAt) > now.getTime(),
    );
    if (free) return { date, time: free.time };
  }
  return undefined;
}
