import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { appointmentSchema, byNumber, confirmationNumber } from './appointment.ts';
import { correctionSchema } from './correction.ts';
import { deskBookingSchema } from './desk-booking.ts';
import { attempt, slotFields } from './request-fields.ts';

/** The routes by which the desk books, reschedules, corrects and confirms visits for patients. */
export const deskRoutes = {
  'POST /api/admin/appointments': {
    handler: 'desk/book',
    caller: 'desk',
    summary: 'Book a visit for a caller or a walk-in',
    description:
      'Like a patient’s booking, but without limits, without email or insurance if the patient has none at hand, and with a note for staff. The same booking sent again answers 200 with the appointment already made.',
    body: z.extend(deskBookingSchema, { confirmationNumber, ...slotFields, attempt: z.optional(attempt) }),
    replies: {
      201: z.object({ appointment: appointmentSchema }),
      200: z.object({ appointment: appointmentSchema }),
    },
    problems: ['slot-taken', 'already-booked'],
  },
  'POST /api/admin/appointments/{confirmationNumber}/reschedule': {
    handler: 'desk/reschedule',
    caller: 'desk',
    summary: 'Reschedule a visit for a patient',
    description:
      'Under the same number, without limits, until a confirmed visit is set to another status. The patient is emailed 10 seconds later, unless the visit is back at its earlier time by then. Rescheduling to the visit’s own time changes nothing.',
    params: byNumber,
    body: z.object({ ...slotFields, version: z.int() }),
    replies: { 200: z.object({ appointment: appointmentSchema }) },
    problems: ['slot-taken', 'stale-version', 'conflict'],
    current: appointmentSchema,
  },
  'PUT /api/admin/appointments/{confirmationNumber}': {
    handler: 'desk/correct',
    caller: 'desk',
    summary: 'Correct an appointment’s details',
    description:
      'Changes the given fields. An empty email address, phone or note removes it, but the patient must stay reachable by phone or email. A new email address gets the confirmation, and all earlier tokens for the booking stop working.',
    params: byNumber,
    body: z.extend(correctionSchema, { version: z.int() }),
    replies: { 200: z.object({ appointment: appointmentSchema }) },
    problems: ['stale-version'],
    current: appointmentSchema,
  },
  'POST /api/admin/appointments/{confirmationNumber}/resend': {
    handler: 'desk/resend',
    caller: 'desk',
    summary: 'Email a confirmation again',
    description:
      'To the visit’s own address, a few times a day at most. Refused if the email would not arrive.',
    params: byNumber,
    replies: { 202: z.object({ message: z.string() }) },
    problems: ['conflict', 'too-many'],
  },
} as const satisfies Record<RouteKey, RouteContract>;
