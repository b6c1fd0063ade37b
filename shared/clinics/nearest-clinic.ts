import { type Clinic, clinics } from './clinics.ts';
import { type Coordinates, distanceKm } from './distance.ts';

/** The clinic nearest to a location; of two equally near, the first in the list. */
export function nearestClinic(location: Coordinates): Clinic {
  return clinics.reduce((nearest, clinic) =>
    distanceKm(location, clinic) < distanceKm(location, nearest) ? clinic : nearest,
  );
}
