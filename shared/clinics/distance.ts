import { brand } from '#shared/brand.ts';

/** WGS 84 degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** The point that distances are measured from. `town` is set if the visitor named a town that has clinics. */
export interface Origin extends Coordinates {
  town?: string;
}

// The radius is rounded in each unit by itself, so kilometers and miles don't convert exactly.
const earthRadiusKm = 6371;
const earthRadiusMiles = 3959;
const feetPerMile = 5280;

function haversine(from: Coordinates, to: Coordinates, radius: number): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export function distanceKm(from: Coordinates, to: Coordinates): number {
  return haversine(from, to, earthRadiusKm);
}

export function distanceMiles(from: Coordinates, to: Coordinates): number {
  return haversine(from, to, earthRadiusMiles);
}

/** `12.35 km` */
export function formatKm(km: number): string {
  return `${km.toFixed(2)} km`;
}

/** `12.3 miles`, or feet below one mile: `2,640 ft`. */
export function formatMiles(miles: number): string {
  return miles < 1
    ? `${Math.round(miles * feetPerMile).toLocaleString('en-US')} ft`
    : `${miles.toFixed(1)} miles`;
}

/** A distance on home and in the finder, in the owner's unit. */
export function formatDistance(from: Coordinates, to: Coordinates, unit = brand.finderUnit): string {
  return unit === 'km' ? formatKm(distanceKm(from, to)) : formatMiles(distanceMiles(from, to));
}
