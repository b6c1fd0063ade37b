import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { type Coordinates, distanceKm } from '#shared/clinics/distance.ts';

/** The clinic nearest to the place; of two equally near, the first listed. */
export function nearestClinic(place: Coordinates): Clinic {
  return clinics.reduce((nearest, clinic) =>
    distanceKm(place, clinic) < distanceKm(place, nearest) ? clinic : nearest,
  );
}
