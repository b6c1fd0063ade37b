import { required } from '#shared/required.ts';
import { type Clinic, clinics } from './clinics.ts';
import { type Coordinates, distanceMiles } from './distance.ts';

/** Farther than this, a visitor should hear how far it is. */
const farMiles = 60;

/** All clinics with their distances, nearest first; of two equally near, the first in the list. */
export function clinicsByDistance(from: Coordinates): { clinic: Clinic; miles: number }[] {
  return clinics
    .map((clinic) => ({ clinic, miles: distanceMiles(from, clinic) }))
    .sort((a, b) => a.miles - b.miles);
}

function nearest(from: Coordinates) {
  return required(clinicsByDistance(from)[0], 'the nearest clinic');
}

export function nearestClinic(from: Coordinates): Clinic {
  return nearest(from).clinic;
}

/** The distance to the nearest clinic if that is too far for a short drive. */
export function milesIfFar(from: Coordinates): number | undefined {
  const { miles } = nearest(from);
  return miles > farMiles ? miles : undefined;
}
