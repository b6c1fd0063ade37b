import type { GeocodedPlace } from './geocode-routes.ts';
import zipCodes from './zip-code-table.json' with { type: 'json' };

const { table } = zipCodes;

/** Looks up a ZIP code in Nevada and its neighboring states; undefined for the rest of the country. */
export function findZipCode(zip: string): GeocodedPlace | undefined {
  // Degrees have a decimal point, so a bare five-digit number is always a ZIP code.
  const index = table.indexOf(` ${zip} `);
  if (index < 0) return undefined;
  const [, , lat, lon] = table.slice(index, index + 32).split(/\s/, 4);
  const line = table.slice(table.lastIndexOf('\n', index) + 1, index);
  return lat && lon ? { lat, lon, display_name: `${line.slice(0, line.indexOf(':'))} ${zip}` } : undefined;
}
