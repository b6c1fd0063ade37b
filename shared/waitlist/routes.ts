import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { confirmationNumber } from '#shared/appointments/appointment.ts';
import { attempt } from '#shared/appointments/request-fields.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { calendarDate, emailAddress } from '#shared/forms/fields.ts';
import { waitlistEntrySchema } from './entry.ts';

const byId = z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/)) });

const clinics = z.array(z.enum(clinicIds, 'Choose a clinic'), 'Choose a clinic').check(
  z.minLength(1, 'Choose a clinic'),
  z.maxLength(clinicIds.length, 'Choose each clinic once'),
  z.refine((ids) => new Set(ids).size === ids.length, 'Choose each clinic once'),
);

export const waitlistRoutes = {
  'POST /api/waitlist': {
    handler: 'waitlist/join',
    caller: 'public',
    summary: 'Wait for an earlier time',
    description:
      'Emails the address when a time opens at one of the clinics, until the end of a day at most 90 days ahead. With `confirmationNumber`, only about times before that visit; the request then needs the visit’s manage token, or a lookup token, and the visit’s own email address. An address that isn’t proven for the client waits once the link emailed to it is opened: a mailbox gets one such email a day, whose link starts all requests of its address. The same `attempt` repeats a request whose answer was lost.',
    body: z.object({
      email: emailAddress(),
      locationIds: clinics,
      until: calendarDate(),
      confirmationNumber: z.optional(confirmationNumber),
      attempt: z.optional(attempt),
    }),
    replies: { 201: z.object({ id: z.string(), token: z.string() }) },
    problems: ['too-many'],
  },
  'GET /api/waitlist/{id}': {
    handler: 'waitlist/get',
    caller: 'patient',
    summary: 'Show a wait for an earlier time',
    description:
      'For the holder of its waitlist token. With the token of an email, the address’s entries that are unproven begin to wait. An entry whose visit was canceled has `left`.',
    params: byId,
    replies: { 200: z.object({ entry: waitlistEntrySchema }) },
    problems: ['too-many'],
  },
  'POST /api/waitlist/{id}/leave': {
    handler: 'waitlist/leave',
    caller: 'patient',
    summary: 'Stop waiting for an earlier time',
    description: 'Leaving again succeeds and changes nothing.',
    params: byId,
    replies: { 204: z.undefined() },
    problems: [],
  },
} as const satisfies Record<RouteKey, RouteContract>;
