import { clinicsByDistance } from '#shared/clinics/by-distance.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import type { Origin } from '#shared/clinics/distance.ts';
import { type ClinicAvailability, firstAvailable } from '#web/features/booking/slots/clinic-availability.ts';

export const clinicSorts = ['distance', 'earliest'] as const;

export type ClinicSort = (typeof clinicSorts)[number];

export interface ClinicQuery {
  /** The clinics that the search names. If undefined, all clinics match. */
  only?: readonly Clinic[] | undefined;
  sort: ClinicSort;
  /** The place to measure distances from. Without it, sorting by distance keeps the listed order. */
  place?: Origin | undefined;
  /** The clinic that comes first in any order: the clinic in the link or, when rescheduling, the appointment's. */
  first?: Clinic | undefined;
}

function byEarliest(a: ClinicAvailability, b: ClinicAvailability): number {
  // ISO instants sort as text, and '~' sorts after them, so clinics without an available slot come last.
  const first = firstAvailable(a)?.startsAt ?? '~';
  const second = firstAvailable(b)?.startsAt ?? '~';
  if (first !== second) return first < second ? -1 : 1;
  // Unknown distances count as equal, which keeps the clinics in their listed order.
  return (a.miles ?? 0) - (b.miles ?? 0);
}

/** The clinics that match the search, sorted by distance or earliest slot. */
export function matchingClinics(
  clinics: readonly ClinicAvailability[],
  { only, sort, place, first }: ClinicQuery,
): ClinicAvailability[] {
  const rank = ({ clinic }: ClinicAvailability) => (clinic.id === first?.id ? 0 : 1);
  const nearest = place ? clinicsByDistance(place).map(({ clinic }) => clinic.id) : [];
  const byDistance = (a: ClinicAvailability, b: ClinicAvailability) =>
    nearest.indexOf(a.clinic.id) - nearest.indexOf(b.clinic.id);
  const order = sort === 'distance' ? byDistance : byEarliest;
  return clinics
    .filter(({ clinic }) => !only || only.some(({ id }) => id === clinic.id))
    .sort((a, b) => rank(a) - rank(b) || order(a, b));
}
