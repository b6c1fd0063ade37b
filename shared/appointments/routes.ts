import * as z from 'zod/mini';
import { listQuery } from '#shared/api/list-query.ts';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { emailAddress, formMessages } from '#shared/forms/fields.ts';
import { byNumber, confirmationNumber, patientAppointmentSchema } from './appointment.ts';
import { bookingFormSchema } from './booking-form.ts';
import { attempt, slotFields } from './request-fields.ts';

/** Identifies the emailed code that is currently valid for an email address. */
const requestId = z.string('Request a new code').check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'Request a new code'));

/** The secret in an emailed link: the pseudonym of the email address, and 128 random bits. */
const mailLink = z.string().check(z.regex(/^[\w-]{22}\.[\w-]{22}$/, 'This link is incomplete'));

const ownListQuery = z.object({
  past: z.optional(z.literal('true')),
  cursor: listQuery.shape.cursor,
  limit: listQuery.shape.limit,
});

const ownPage = z.object({
  appointments: z.array(patientAppointmentSchema),
  nextCursor: z.nullable(z.string()),
});

const openTimeSchema = z.object({
  locationId: z.enum(clinicIds),
  date: z.string(),
  time: z.string(),
  startsAt: z.string(),
});

/** The routes of patients. */
export const appointmentRoutes = {
  'POST /api/appointments': {
    handler: 'appointments/create',
    caller: 'public',
    summary: 'Book a visit',
    description:
      'The confirmation number, made by the client, is the idempotency key: the same booking sent again answers 200 with the appointment already made. `attempt` lets the client ask for the outcome when the answer is lost. A patient’s token from an email or a code, if sent, proves the email address: other limits hold then.',
    body: z.extend(bookingFormSchema, {
      confirmationNumber,
      ...slotFields,
      attempt: z.optional(attempt),
    }),
    replies: {
      201: z.object({ appointment: patientAppointmentSchema, manageToken: z.string() }),
      200: z.object({ appointment: patientAppointmentSchema, manageToken: z.string() }),
    },
    problems: ['slot-taken', 'already-booked', 'too-many'],
  },
  'POST /api/appointments/{confirmationNumber}/outcome': {
    handler: 'appointments/find-outcome',
    caller: 'public',
    summary: 'Find out whether an attempt booked',
    description:
      'For a client that lost the answer to its booking. When the attempt booked nothing, this closes an unused confirmation number for good, so that a request still on its way cannot book either.',
    params: byNumber,
    body: z.object({ attempt }),
    replies: { 200: z.object({ appointment: patientAppointmentSchema, manageToken: z.string() }) },
    problems: ['too-many'],
  },
  'GET /api/appointments/mine': {
    handler: 'appointments/list-mine',
    caller: 'patient',
    summary: 'List my bookings',
    description:
      'The appointments booked with the email address the lookup token was issued for, page by page: from now on, soonest first, or with `past`, those that are over, latest first.',
    query: ownListQuery,
    replies: { 200: ownPage },
    problems: ['forbidden'],
  },
  'POST /api/appointments/lookup': {
    handler: 'appointments/send-code',
    caller: 'public',
    summary: 'Request a lookup code',
    description:
      'Emails a six-digit code and a link to an address that has bookings. Answers the same for an address that has none. While a code is good, asking again emails no other one; with its `requestId`, the same code is emailed again, at most twice for a client.',
    body: z.object({ email: emailAddress(), requestId: z.optional(requestId) }),
    replies: { 202: z.object({ message: z.string(), requestId }) },
    problems: ['too-many'],
  },
  'POST /api/appointments/lookup/verify': {
    handler: 'appointments/verify-code',
    caller: 'public',
    summary: 'Exchange a lookup code for a token',
    description:
      'With an email address and its code, or with `link`, the secret of the link in the same email. The token is valid for 30 minutes, or until its session is ended. A code or its link works once, and a client can enter five wrong ones for each code. The appointments are the first page of those from now on.',
    body: z
      .object({
        email: z.optional(emailAddress()),
        code: z.optional(
          z.string('Enter the six digits').check(z.trim(), z.regex(/^\d{6}$/, 'Enter the six digits')),
        ),
        requestId: z.optional(requestId),
        link: z.optional(mailLink),
      })
      .check(
        z.refine(({ email, link }) => email ?? link, { path: ['email'], message: formMessages.email }),
        z.refine(({ code, link }) => code ?? link, { path: ['code'], message: 'Enter the six digits' }),
      ),
    replies: { 200: z.extend(ownPage, { token: z.string(), email: z.string() }) },
    problems: ['too-many'],
  },
  'DELETE /api/appointments/lookup': {
    handler: 'appointments/end-lookup',
    caller: 'patient',
    summary: 'End a lookup session',
    description: 'The lookup token stops working right away, for this route too.',
    replies: { 204: z.undefined() },
    problems: ['forbidden'],
  },
  'GET /api/appointments/{confirmationNumber}': {
    handler: 'appointments/get',
    caller: 'patient',
    summary: 'Show a booking',
    description: "For the holder of the booking's manage token, or of a lookup token for its email address.",
    params: byNumber,
    replies: { 200: z.object({ appointment: patientAppointmentSchema }) },
    problems: [],
  },
  'GET /api/appointments/{confirmationNumber}/times': {
    handler: 'appointments/list-times',
    caller: 'patient',
    summary: 'List the nearest times for a visit',
    description:
      'Up to three available times to move the visit to: the clinic’s next one after it, those of the nearest clinics on the same day, then later ones of its clinic. Nothing is held. None when the visit can’t be moved anymore.',
    params: byNumber,
    replies: { 200: z.object({ times: z.array(openTimeSchema) }) },
    problems: [],
  },
  'POST /api/appointments/{confirmationNumber}/cancel': {
    handler: 'appointments/cancel',
    caller: 'patient',
    summary: 'Cancel a visit',
    description: 'Releases the slot. Canceling a canceled visit again succeeds and changes nothing.',
    params: byNumber,
    replies: { 200: z.object({ appointment: patientAppointmentSchema }) },
    problems: ['stale-version', 'conflict', 'too-many'],
  },
  'POST /api/appointments/{confirmationNumber}/check-in': {
    handler: 'appointments/check-in',
    caller: 'patient',
    summary: 'Check in for a visit',
    description:
      'The patient is in the waiting room: from 30 minutes before the visit until the end of its day, a confirmed or missed visit becomes `arrived`. Checking in again succeeds and changes nothing.',
    params: byNumber,
    replies: { 200: z.object({ appointment: patientAppointmentSchema }) },
    problems: ['stale-version', 'conflict', 'too-many'],
  },
  'POST /api/appointments/{confirmationNumber}/reschedule': {
    handler: 'appointments/reschedule',
    caller: 'patient',
    summary: 'Reschedule a visit',
    description: 'In one transaction: the old slot is released only if the new one is still available.',
    params: byNumber,
    body: z.object(slotFields),
    // The old manage token expires 30 days after the visit's old date, so the reply has a new one. In a lookup session,
    // `manageToken` is the session's token instead.
    replies: { 200: z.object({ appointment: patientAppointmentSchema, manageToken: z.string() }) },
    problems: ['slot-taken', 'stale-version', 'conflict', 'too-many'],
  },
  'POST /api/appointments/{confirmationNumber}/email': {
    handler: 'appointments/correct-email',
    caller: 'patient',
    summary: 'Correct the email address of a booking',
    description:
      'Once, within ten minutes of booking, and only with the manage token of the browser that booked. The confirmation is emailed to the new address, and all earlier tokens for the booking stop working. The same `attempt` repeats a correction whose answer was lost.',
    params: byNumber,
    body: z.object({ email: emailAddress(), attempt: z.optional(attempt) }),
    replies: { 200: z.object({ appointment: patientAppointmentSchema, manageToken: z.string() }) },
    problems: ['forbidden', 'stale-version', 'conflict', 'too-many'],
  },
  'POST /api/appointments/{confirmationNumber}/not-mine': {
    handler: 'appointments/disown-email',
    caller: 'patient',
    summary: 'Stop email about a booking that isn’t mine',
    description:
      'With the token from the “This isn’t me” link in an email about the booking. The visit stays booked, and no more email about it goes to that address.',
    params: byNumber,
    replies: { 202: z.object({ message: z.string() }) },
    problems: ['stale-version'],
  },
} as const satisfies Record<RouteKey, RouteContract>;
