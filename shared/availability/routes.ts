import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { calendarDate } from '#shared/forms/fields.ts';

export const slotSchema = z.object({
  time: z.string(),
  startsAt: z.string(),
  isAvailable: z.boolean(),
  duration: z.number(),
  /** Set when a closure covers the slot. Screens then don't show the slot. */
  closed: z.optional(z.boolean()),
});

export const availabilitySchema = z.object({
  /** The server's time, which browsers use instead of their own clock. */
  now: z.string(),
  date: z.string(),
  /** Whether all clinics are closed that day: on weekends, holidays and the owner's closed days. */
  closed: z.boolean(),
  /** Why all clinics are closed, on a holiday or one of the owner's closed days. Completes "closed for …". */
  closedReason: z.optional(z.string()),
  /** The first later day with an available slot; null when there is none within the booking horizon. */
  nextOpenDate: z.nullable(z.string()),
  locations: z.array(
    z.object({
      id: z.enum(clinicIds),
      /** Whether this clinic is closed all day, although it is usually open on this weekday. */
      closed: z.boolean(),
      /** Why this clinic is closed. Absent for a closure by staff, whose reason patients don't see. */
      closedReason: z.optional(z.string()),
      slots: z.array(slotSchema),
    }),
  ),
});

export const openingSchema = z.object({
  id: z.enum(clinicIds),
  /** Whether the clinic is open now. */
  open: z.boolean(),
  /** The instant at which a closed clinic opens. Absent when it stays closed for the next two weeks. */
  opensAt: z.optional(z.string()),
  /** The instant at which an open clinic closes. */
  closesAt: z.optional(z.string()),
  /** The clinic's next available times, at most three, within two weeks. */
  next: z.array(z.object({ date: z.string(), time: z.string(), startsAt: z.string() })),
  /** The patients who wait at the clinic: the desk saw them arrive in the last hour. Absent if there are none. */
  waiting: z.optional(
    z.object({
      arrived: z.number(),
      /** Whole minutes since the first of these patients arrived. */
      longestMinutes: z.number(),
      /** The server's time of the reply. */
      asOf: z.string(),
    }),
  ),
});

const openingsSchema = z.object({
  /** The server's time, which browsers use instead of their own clock. */
  now: z.string(),
  locations: z.array(openingSchema),
});

export type Opening = z.output<typeof openingSchema>;
export type Openings = z.output<typeof openingsSchema>;

export type Availability = z.output<typeof availabilitySchema>;
export type Slot = z.output<typeof slotSchema>;

export const availabilityRoutes = {
  'GET /api/availability': {
    handler: 'availability/get',
    caller: 'public',
    summary: 'Show the slots of a day',
    description:
      'The slots of all clinics on one day; without `date`, on the first day that still has an open slot. Visits can be booked up to 365 days ahead.',
    query: z.object({ date: z.optional(calendarDate()) }),
    replies: { 200: availabilitySchema },
    problems: [],
  },
  'GET /api/openings': {
    handler: 'availability/list-openings',
    caller: 'public',
    summary: 'Show which clinics are open now and their next available times',
    description:
      'For each clinic: whether it is open now, when that changes, its next three available times, on any day, and how many patients are waiting. Staff closures and holidays count.',
    replies: { 200: openingsSchema },
    problems: [],
  },
} as const satisfies Record<RouteKey, RouteContract>;
