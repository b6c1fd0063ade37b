import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { appointmentSchema } from '#shared/appointments/appointment.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { calendarDate, shortText } from '#shared/forms/fields.ts';
import { closureSchema } from './closure.ts';

/** A time of the day as slots have it (`1:30`) or as a browser's time field does (`13:30`). */
const timeOfDay = z.string().check(z.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'Choose a time'));

const byId = z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/** A closure, and the confirmed visits to come that fall into it. */
const closureReply = z.object({ closure: closureSchema, affected: z.array(appointmentSchema) });

export const closureRoutes = {
  'GET /api/closures': {
    handler: 'closures/list',
    caller: 'admin',
    summary: 'The closures of so many days, soonest first; without days, all from today on.',
    query: z.object({ from: z.optional(calendarDate()), to: z.optional(calendarDate()) }),
    replies: { 200: z.object({ closures: z.array(closureSchema) }) },
  },
  'POST /api/closures': {
    handler: 'closures/create',
    caller: 'admin',
    summary: 'Closes a clinic for a day or some hours of it: nobody can book there from now on.',
    body: z.object({
      locationId: z.enum(clinicIds, 'Choose a clinic'),
      date: calendarDate(),
      from: z.optional(timeOfDay),
      to: z.optional(timeOfDay),
      reason: shortText('A reason is required'),
    }),
    // 200: this clinic was closed for just that time already.
    replies: { 201: closureReply, 200: closureReply },
  },
  'GET /api/closures/{id}': {
    handler: 'closures/get',
    caller: 'admin',
    summary: 'A closure with the visits that are still within it.',
    params: byId,
    replies: { 200: closureReply },
  },
  'DELETE /api/closures/{id}': {
    handler: 'closures/reopen',
    caller: 'admin',
    summary: 'Opens a clinic again: its slots can be booked at once.',
    params: byId,
    replies: { 200: z.object({ success: z.literal(true) }) },
  },
  'POST /api/closures/{id}/notify': {
    handler: 'closures/notify',
    caller: 'admin',
    summary: 'Mails everybody whose visit is within a closure a link to choose another time; nobody twice.',
    params: byId,
    // How many mails are on their way now.
    replies: { 200: z.object({ mailed: z.number() }) },
  },
} as const satisfies Record<RouteKey, RouteContract>;
