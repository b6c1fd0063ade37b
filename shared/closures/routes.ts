import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { confirmationNumber } from '#shared/appointments/appointment.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { calendarDate, shortText } from '#shared/forms/fields.ts';
import { affectedSchema, closureSchema, listedClosureSchema } from './closure.ts';

/** A slot's time (`1:30`), or the value of a browser's time field (`13:30`). */
const timeOfDay = z.string().check(z.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'Choose a time'));

const byId = z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

const closureReply = z.object({ closure: closureSchema, affected: z.array(affectedSchema) });

/** `closure` answers a request for one clinic and day, `closures` one for several. */
const closingReply = z.object({
  closure: z.optional(closureSchema),
  closures: z.optional(z.array(closureSchema)),
  affected: z.array(affectedSchema),
});

/** The most days that one request closes. */
export const maxClosedDays = 31;

const clinic = z.enum(clinicIds, 'Choose a clinic');

export const closureRoutes = {
  'GET /api/closures': {
    handler: 'closures/list',
    caller: 'desk',
    summary: 'List closures',
    description:
      'Soonest first. Without dates, lists every closure from today on. `outcomes` counts the visits that each closure met, and as `waiting` only those that are still confirmed; a visit that two closures meet is listed and counted with the one made first.',
    query: z.object({ from: z.optional(calendarDate()), to: z.optional(calendarDate()) }),
    replies: { 200: z.object({ closures: z.array(listedClosureSchema) }) },
    problems: [],
  },
  'POST /api/closures': {
    handler: 'closures/create',
    caller: 'admin',
    summary: 'Close clinics',
    description:
      'Closes clinics for whole days or for some hours of them, and returns the visits that fall within that time. They stay booked until they are canceled or moved. Either `locationId` and `date`, or `locationIds` and `dates`: then each clinic and day is closed for itself, and the same request again finishes what is left. Answers 200 when all of it was already closed for exactly that time.',
    body: z.object({
      locationId: z.optional(clinic),
      date: z.optional(calendarDate()),
      locationIds: z.optional(
        z
          .array(clinic)
          .check(z.minLength(1, 'Choose a clinic'), z.maxLength(clinicIds.length, 'Choose each clinic once')),
      ),
      dates: z.optional(
        z
          .array(calendarDate())
          .check(
            z.minLength(1, 'Choose a date'),
            z.maxLength(maxClosedDays, `Choose ${maxClosedDays} days or fewer`),
          ),
      ),
      from: z.optional(timeOfDay),
      to: z.optional(timeOfDay),
      reason: shortText('Enter a reason'),
    }),
    replies: { 201: closingReply, 200: closingReply },
    problems: ['stale-version'],
  },
  'GET /api/closures/{id}': {
    handler: 'closures/get',
    caller: 'desk',
    summary: 'Show a closure',
    description:
      'A closure, with the visits that it met except deleted ones, and what has become of them. `toCall`: the patient still waits, hasn’t been called, and email doesn’t reach them or it’s past 6 PM of the day before. `notMailed`: they still wait, and notifying would email them.',
    params: byId,
    replies: { 200: closureReply },
    problems: [],
  },
  'DELETE /api/closures/{id}': {
    handler: 'closures/reopen',
    caller: 'admin',
    summary: 'Reopen a clinic',
    description:
      'Deletes a closure. Its slots can be booked again right away. Patients who were emailed about it, and whose visits are still ahead and unchanged, get an email once the clinic is open at that time.',
    params: byId,
    replies: { 200: z.object({ success: z.literal(true) }) },
    problems: ['stale-version'],
  },
  'POST /api/closures/{id}/notify': {
    handler: 'closures/notify',
    caller: 'admin',
    summary: 'Notify the patients of a closure',
    description:
      'Emails every patient whose visit falls within the closure a link to choose another time, one email for all visits of an address. No one is emailed twice.',
    params: byId,
    // `mailed`: how many emails this request queued. `unreached`: how many patients can't be emailed, so that staff
    // must call them.
    replies: { 200: z.object({ mailed: z.number(), unreached: z.number() }) },
    problems: [],
  },
  'PUT /api/closures/{id}/patients/{confirmationNumber}': {
    handler: 'closures/call',
    caller: 'desk',
    summary: 'Note a call to a patient of a closure',
    description:
      'Stores that staff have called a patient whose visit falls within the closure, with an optional note. Without `note`, an earlier call keeps its note. `called: false` takes a call back. A visit that was moved or canceled answers 404.',
    params: z.extend(byId, { confirmationNumber }),
    body: z.object({
      called: z.boolean('Choose whether the patient was called'),
      note: z.optional(shortText('Enter a note')),
    }),
    replies: { 200: closureReply },
    problems: ['stale-version'],
  },
} as const satisfies Record<RouteKey, RouteContract>;
