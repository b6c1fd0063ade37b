import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';

/** A place in the form of open geocoders: WGS 84 degrees as text. */
export const placeSchema = z.object({ lat: z.string(), lon: z.string(), display_name: z.string() });

export type GeocodedPlace = z.output<typeof placeSchema>;

const zipCodeMessage = 'Enter a 5-digit ZIP code';

/** Accepts ZIP and ZIP+4, and keeps the five digits. */
export const zipCodeSchema = z.pipe(
  z.string(zipCodeMessage).check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, zipCodeMessage)),
  z.transform((text: string) => text.slice(0, 5)),
);

export const geocodeRoutes = {
  'GET /api/geocode': {
    handler: 'geocode/get',
    caller: 'public',
    summary: 'Locate a ZIP code',
    description: 'Answers one place, or an empty list for a ZIP code that does not exist.',
    query: z.object({ postalcode: zipCodeSchema }),
    replies: { 200: z.array(placeSchema) },
    problems: ['upstream'],
  },
} as const satisfies Record<RouteKey, RouteContract>;
