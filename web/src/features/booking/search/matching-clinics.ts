import { clinicMatches } from '#shared/clinics/search.ts';
import { type ClinicAvailability, firstAvailable } from '#web/features/booking/slots/clinic-availability.ts';

export const clinicSorts = ['distance', 'earliest'] as const;

export type ClinicSort = (typeof clinicSorts)[number];

interface MatchOptions {
  /** What the visitor searched for; empty shows every clinic. */
  text: string;
  sort: ClinicSort;
}

// Distances that nobody knows are all equal: the clinics then keep their listed order.
function byDistance(a: ClinicAvailability, b: ClinicAvailability): number {
  return (a.miles ?? 0) - (b.miles ?? 0);
}

function byEarliest(a: ClinicAvailability, b: ClinicAvailability): number {
  // Instants in ISO form sort as text, and '~' after all of them: clinics with nothing free come last.
  const [first, second] = [a, b].map((day) => firstAvailable(day)?.startsAt ?? '~') as [string, string];
  if (first !== second) return first < second ? -1 : 1;
  return byDistance(a, b);
}

/** The clinics that match the search, nearest or earliest first. */
export function matchingClinics(
  days: readonly ClinicAvailability[],
  { text, sort }: MatchOptions,
): ClinicAvailability[] {
  return days
    .filter(({ clinic }) => clinicMatches(clinic, text))
    .sort(sort === 'distance' ? byDistance : byEarliest);
}
