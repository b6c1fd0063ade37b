import type { Place } from './geocode-routes.ts';
import { zipCodeTable } from './zip-code-table.ts';

/** Where a ZIP code of Nevada or one of its neighbours is; undefined for the rest of the country. */
export function findZipCode(zip: string): Place | undefined {
  // Degrees have a decimal point, so only a ZIP code stands alone as five digits.
  const at = zipCodeTable.indexOf(` ${zip} `);
  if (at < 0) return undefined;
  const [, , lat, lon] = zipCodeTable.slice(at, at + 32).split(/\s/, 4);
  const line = zipCodeTable.slice(zipCodeTable.lastIndexOf('\n', at) + 1, at);
  return lat && lon ? { lat, lon, display_name: `${line.slice(0, line.indexOf(':'))} ${zip}` } : undefined;
}
