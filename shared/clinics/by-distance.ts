import { required } from '#shared/required.ts';
import { type Clinic, clinics } from './clinics.ts';
import { type Coordinates, distanceMiles, type Origin } from './distance.ts';

/** If even the nearest clinic is farther than this, the site tells the visitor how far it is. */
const farMiles = 60;

/**
 * All clinics with their distances, nearest first, and in the order of `clinics` at equal distances. But if the visitor
 * named a town, the clinics in that town come before all others.
 */
export function clinicsByDistance(from: Origin): { clinic: Clinic; miles: number }[] {
  const isElsewhere = ({ city }: Clinic) => Number(city !== from.town);
  return clinics
    .map((clinic) => ({ clinic, miles: distanceMiles(from, clinic) }))
    .sort((a, b) => isElsewhere(a.clinic) - isElsewhere(b.clinic) || a.miles - b.miles);
}

function nearest(from: Origin) {
  return required(clinicsByDistance(from)[0], 'the nearest clinic');
}

/** The nearest clinic or, if the visitor named a town, the nearest clinic in that town. */
export function nearestClinic(from: Origin): Clinic {
  return nearest(from).clinic;
}

/** The distance to the nearest clinic if it's too far for a short drive. */
export function milesIfFar(from: Coordinates): number | undefined {
  const { miles } = nearest(from);
  return miles > farMiles ? miles : undefined;
}
