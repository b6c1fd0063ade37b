import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { calendarDate } from '#shared/forms/fields.ts';

export const slotSchema = z.object({
  time: z.string(),
  startsAt: z.string(),
  isAvailable: z.boolean(),
  duration: z.number(),
  /** The clinic is closed then; screens leave the slot out. */
  closed: z.optional(z.boolean()),
});

export const availabilitySchema = z.object({
  /** The server's instant: what browsers take for 'now'. */
  now: z.string(),
  date: z.string(),
  /** Whether the clinics are closed all that day. */
  closed: z.boolean(),
  /** The first later day with a free slot; null when there is none within the horizon. */
  nextOpenDate: z.nullable(z.string()),
  locations: z.array(
    z.object({
      id: z.enum(clinicIds),
      /** Whether this clinic, on a day on which it would be open, sees nobody. */
      closed: z.boolean(),
      slots: z.array(slotSchema),
    }),
  ),
});

export type Availability = z.output<typeof availabilitySchema>;
export type Slot = z.output<typeof slotSchema>;

export const availabilityRoutes = {
  'GET /api/availability': {
    handler: 'availability/get',
    caller: 'public',
    summary: 'Show the slots of a day',
    description:
      'The slots of all ten clinics on one day; without `date`, on the first day that still has an open slot. Bookable days reach 365 days ahead.',
    query: z.object({ date: z.optional(calendarDate()) }),
    replies: { 200: availabilitySchema },
    problems: [],
  },
} as const satisfies Record<RouteKey, RouteContract>;
