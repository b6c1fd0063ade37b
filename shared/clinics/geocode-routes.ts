import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { zipCodeSchema } from './zip-code.ts';

/** A place as open geocoders name it: degrees (WGS 84) as text. */
export const placeSchema = z.object({ lat: z.string(), lon: z.string(), display_name: z.string() });

export type GeocodedPlace = z.output<typeof placeSchema>;

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
