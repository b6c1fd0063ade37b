import type { Availability } from '#shared/availability/routes.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

export interface NextOpening {
  date: ClinicDate;
  time: string;
}

/** The clinic's first available slot after `now` on these days, which are in order; undefined if there is none. */
export function nextOpening(
  days: readonly Pick<Availability, 'date' | 'locations'>[],
  clinicId: ClinicId,
  now: Date,
): NextOpening | undefined {
  for (const { date, locations } of days) {
    const slots = locations.find(({ id }) => id === clinicId)?.slots;
    // A reply that could not be refreshed may still list slots that have begun since.
    const next = slots?.find(
      ({ isAvailable, startsAt }) => isAvailable && Date.parse(startsAt) > now.getTime(),
    );
    if (next) return { date, time: next.time };
  }
  return undefined;
}
