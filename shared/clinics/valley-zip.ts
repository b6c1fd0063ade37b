import { required } from '#shared/required.ts';
import type { Place } from './places.ts';
import { valleyZipCodes } from './valley-zip-codes.ts';

/** The place of a ZIP code in the valley. Undefined for any other text. */
export function valleyZip(zip: string): Place | undefined {
  if (!/^\d{5}$/.test(zip)) return undefined;
  const [, lat, lng] = valleyZipCodes.match(`${zip} (\\S+) (\\S+)`) ?? [];
  return lat && lng ? { name: zip, lat: Number(lat), lng: Number(lng) } : undefined;
}

export function valleyZips(): Place[] {
  const zips = valleyZipCodes.match(/\b\d{5}(?= )/g) ?? [];
  return zips.map((zip) => required(valleyZip(zip), zip));
}
