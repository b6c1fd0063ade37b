import type { Coordinates } from '#shared/clinics/distance.ts';
import { api } from '#web/lib/api/api.ts';
import { UnknownZip } from './finder-failure.ts';

/** Where a ZIP code is. Throws UnknownZip when nobody knows, and what `api` throws. */
export async function zipLocation(zip: string, signal: AbortSignal): Promise<Coordinates> {
  const [found] = await api('GET /api/geocode', { query: { postalcode: zip }, signal });
  if (!found) throw new UnknownZip(zip);
  const place = { lat: Number(found.lat), lng: Number(found.lon) };
  if (!Number.isFinite(place.lat) || !Number.isFinite(place.lng)) {
    throw new Error('the geocoder answered without coordinates');
  }
  return place;
}
