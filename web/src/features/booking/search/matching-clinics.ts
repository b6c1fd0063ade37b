import { clinicMatches } from '#shared/clinics/search.ts';
import { type ClinicAvailability, firstAvailable } from '#web/features/booking/slots/clinic-availability.ts';

export const clinicSorts = ['distance', 'earliest'] as const;

export type ClinicSort = (typeof clinicSorts)[number];

export interface ClinicQuery {
  /** What the visitor searched for; empty shows every clinic. */
  text: string;
  sort: ClinicSort;
}

// Unknown distances count as equal, so the clinics keep their listed order.
function byDistance(a: ClinicAvailability, b: ClinicAvailability): number {
  return (a.miles ?? 0) - (b.miles ?? 0);
}

function byEarliest(a: ClinicAvailability, b: ClinicAvailability): number {
  // ISO instants sort as text, and '~' sorts after all of them: clinics with no available slot come last.
  const first = firstAvailable(a)?.startsAt ?? '~';
  const second = firstAvailable(b)?.startsAt ?? '~';
  if (first !== second) return first < second ? -1 : 1;
  return byDistance(a, b);
}

/** The clinics that match the search, nearest or earliest first. */
export function matchingClinics(
  clinics: readonly ClinicAvailability[],
  { text, sort }: ClinicQuery,
): ClinicAvailability[] {
  return clinics
    .filter(({ clinic }) => clinicMatches(clinic, text))
    .sort(sort === 'distance' ? byDistance : byEarliest);
}
