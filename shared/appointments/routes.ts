import * as z from 'zod/mini';
import { listQuery, pageFields } from '#shared/api/list-query.ts';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { calendarDate, emailAddress } from '#shared/forms/fields.ts';
import { appointmentSchema, appointmentStatuses, patientAppointmentSchema } from './appointment.ts';
import { bookingFormSchema } from './booking-form.ts';
import { confirmationNumberPattern } from './confirmation-number.ts';

const confirmationNumber = z.string().check(z.regex(confirmationNumberPattern, 'Not a confirmation number'));
const byNumber = z.object({ confirmationNumber });

const statusField = z.enum(appointmentStatuses, 'Choose confirmed, cancelled or completed');

const visitSlot = {
  location: z.object({ id: z.enum(clinicIds, 'Choose a clinic') }, 'Choose a clinic'),
  date: calendarDate(),
  time: z.string('Choose a time').check(z.maxLength(5, 'Choose a time')),
};

const appointmentListQuery = z.extend(listQuery, {
  status: z.optional(statusField),
  locationId: z.optional(z.enum(clinicIds, 'No such clinic')),
  sort: z._default(z.enum(['created', 'visit']), 'created'),
});

export type AppointmentListQuery = z.output<typeof appointmentListQuery>;

export const appointmentRoutes = {
  'POST /api/appointments': {
    handler: 'appointments/create',
    caller: 'public',
    summary: 'Books a visit; the client-made confirmation number is the idempotency key.',
    body: z.extend(bookingFormSchema, {
      confirmationNumber,
      ...visitSlot,
    }),
    replies: {
      201: z.object({ appointment: patientAppointmentSchema, manageToken: z.string() }),
      200: z.object({ appointment: patientAppointmentSchema, manageToken: z.string() }),
    },
  },
  'GET /api/appointments/mine': {
    handler: 'appointments/list-mine',
    caller: 'patient',
    summary: 'The bookings of the e-mail address that a lookup token stands for.',
    replies: { 200: z.object({ appointments: z.array(patientAppointmentSchema) }) },
  },
  'POST /api/appointments/lookup': {
    handler: 'appointments/send-code',
    caller: 'public',
    summary: 'Mails a code to an address that has bookings; answers the same when it has none.',
    body: z.object({ email: emailAddress() }),
    replies: { 202: z.object({ message: z.string() }) },
  },
  'POST /api/appointments/lookup/verify': {
    handler: 'appointments/verify-code',
    caller: 'public',
    summary: 'Gives a token for the bookings of an address for the code mailed to it.',
    body: z.object({
      email: emailAddress(),
      code: z.string('Enter the six digits').check(z.trim(), z.regex(/^\d{6}$/, 'Enter the six digits')),
    }),
    replies: { 200: z.object({ token: z.string(), appointments: z.array(patientAppointmentSchema) }) },
  },
  'GET /api/appointments/{confirmationNumber}': {
    handler: 'appointments/get',
    caller: 'patient',
    summary: 'One booking, for whoever holds its token or its address’s.',
    params: byNumber,
    replies: { 200: z.object({ appointment: patientAppointmentSchema }) },
  },
  'POST /api/appointments/{confirmationNumber}/cancel': {
    handler: 'appointments/cancel',
    caller: 'patient',
    summary: 'Cancels a visit and frees its slot; cancelling twice is fine.',
    params: byNumber,
    replies: { 200: z.object({ appointment: patientAppointmentSchema }) },
  },
  'POST /api/appointments/{confirmationNumber}/reschedule': {
    handler: 'appointments/reschedule',
    caller: 'patient',
    summary: 'Moves a visit; the old slot is free only if the new one is won.',
    params: byNumber,
    body: z.object(visitSlot),
    // With a token of its own: tokens end 30 days after the visit, and that has moved.
    replies: { 200: z.object({ appointment: patientAppointmentSchema, manageToken: z.string() }) },
  },
  'GET /api/appointments': {
    handler: 'appointments/list',
    caller: 'admin',
    summary: 'Bookings by creation (newest first) or visit (soonest first), page by page.',
    query: appointmentListQuery,
    replies: {
      200: z.object({ appointments: z.array(appointmentSchema), ...pageFields }),
    },
  },
  'GET /api/appointments/stats': {
    handler: 'appointments/stats',
    caller: 'admin',
    summary: 'How many bookings there are, by status.',
    replies: {
      200: z.object({
        stats: z.object({
          total: z.number(),
          confirmed: z.number(),
          cancelled: z.number(),
          completed: z.number(),
        }),
      }),
    },
  },
  'PUT /api/appointments/{confirmationNumber}/status': {
    handler: 'appointments/set-status',
    caller: 'admin',
    summary: 'Changes a status; confirming again must win the slot again.',
    params: byNumber,
    body: z.object({ status: statusField, version: z.optional(z.int()) }),
    replies: { 200: z.object({ appointment: appointmentSchema }) },
  },
  'DELETE /api/appointments/{confirmationNumber}': {
    handler: 'appointments/delete',
    caller: 'admin',
    summary: 'Removes a booking and frees its slot; a tombstone without personal data stays.',
    params: byNumber,
    replies: { 200: z.object({ success: z.literal(true) }) },
  },
} as const satisfies Record<RouteKey, RouteContract>;
