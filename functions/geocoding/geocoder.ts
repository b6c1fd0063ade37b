import * as z from 'zod/mini';
import { env } from '#functions/platform/env.ts';
import { getOutside } from '#functions/platform/outside-fetch.ts';
import { brand } from '#shared/brand.ts';
import { type GeocodedPlace, placeSchema } from '#shared/clinics/geocode-routes.ts';

const base = env('GEOCODER_URL');

// Nominatim's usage policy wants to know who is calling and how to reach them.
const userAgent = `${brand.shortName}-clinic-finder/1.0 (${brand.email})`;

const answerSchema = z.array(placeSchema);

/** Looks up a ZIP code with Nominatim; undefined when it is unknown. One attempt: a timeout or a malformed answer throws. */
export async function askGeocoder(zip: string, timeoutMs: number): Promise<GeocodedPlace | undefined> {
  // Exactly these four.
  const query = new URLSearchParams({ postalcode: zip, countrycodes: 'us', format: 'json', limit: '1' });
  const response = await getOutside({
    service: 'geocoder',
    operation: 'search',
    url: `${base}/search?${query}`,
    headers: { 'user-agent': userAgent, accept: 'application/json' },
    timeoutMs,
  });
  if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
  const [place] = answerSchema.parse(await response.json());
  if (place && !hasCoordinates(place)) throw new Error('the geocoder answered without coordinates');
  return place;
}

function hasCoordinates({ lat, lon }: GeocodedPlace): boolean {
  return (
    lat.trim() !== '' && lon.trim() !== '' && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lon)) <= 180
  );
}
