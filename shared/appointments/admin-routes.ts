import * as z from 'zod/mini';
import { listQuery, pageFields, purposeField, searchFields } from '#shared/api/list-query.ts';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { appointmentSchema, appointmentStatuses, byNumber, confirmationNumber } from './appointment.ts';

const statusField = z.enum(appointmentStatuses, 'Choose confirmed, cancelled, completed, arrived or no-show');

const appointmentListQuery = z.extend(listQuery, {
  ...purposeField,
  status: z.optional(statusField),
  locationId: z.optional(z.enum(clinicIds, 'No such clinic')),
  sort: z._default(z.enum(['created', 'visit']), 'created'),
});

export type AppointmentListQuery = z.output<typeof appointmentListQuery>;

const appointmentSearch = z.extend(appointmentListQuery, searchFields);

export type AppointmentSearch = z.output<typeof appointmentSearch>;

const appointmentPage = z.object({ appointments: z.array(appointmentSchema), ...pageFields });

/** The routes of the dashboard. */
export const adminAppointmentRoutes = {
  'GET /api/appointments': {
    handler: 'appointments/list',
    caller: 'desk',
    summary: 'List appointments',
    description:
      'By creation (newest first) or by visit (soonest first), page by page. By visit without `from`, past visits come last, latest first. The status `confirmed` includes visits that have `arrived`, `completed` includes `no-show`.',
    query: appointmentListQuery,
    replies: { 200: appointmentPage },
    problems: [],
  },
  'POST /api/admin/appointments/search': {
    handler: 'appointments/search',
    caller: 'desk',
    summary: 'Search appointments',
    description:
      'Like the list, with a search for `q`: a confirmation number, an email address, a phone number or its last four digits, a birth date, words of a name in any order, or a name with a number or date. If none of these match, a part of a name, an address, a number or a clinic’s name. The search is in the body because it can name a patient.',
    body: appointmentSearch,
    replies: { 200: appointmentPage },
    problems: [],
  },
  'GET /api/appointments/stats': {
    handler: 'appointments/stats',
    caller: 'desk',
    summary: 'Count appointments',
    description:
      'How many appointments there are, in total and by status. `confirmed` includes those of patients who have `arrived`, `completed` includes `noShow`.',
    replies: {
      200: z.object({
        stats: z.object({
          total: z.number(),
          confirmed: z.number(),
          cancelled: z.number(),
          completed: z.number(),
          arrived: z.number(),
          noShow: z.number(),
        }),
      }),
    },
    problems: [],
  },
  'GET /api/admin/appointments/{confirmationNumber}': {
    handler: 'appointments/get-for-admin',
    caller: 'desk',
    summary: 'Show an appointment to an admin',
    description: 'Includes everything that the patient routes leave out, and the current `version`.',
    params: byNumber,
    query: z.object(purposeField),
    replies: { 200: z.object({ appointment: appointmentSchema }) },
    problems: [],
  },
  'POST /api/admin/appointments/{confirmationNumber}/allow-email': {
    handler: 'desk/allow-email',
    caller: 'admin',
    summary: 'Email a patient again',
    description:
      'Email to an address stops when it bounces or is reported as spam. This allows it again, for all appointments with that address. Changes nothing if it isn’t stopped.',
    params: byNumber,
    replies: { 200: z.object({ appointment: appointmentSchema }) },
    problems: [],
  },
  'POST /api/admin/appointments/cancel': {
    handler: 'appointments/cancel-together',
    caller: 'desk',
    summary: 'Cancel several appointments',
    description:
      'Cancels those that are still confirmed in the given version, and answers with all of them as they are now. Each email address gets one email that lists its visits, a minute later, and none for a visit that is confirmed again by then.',
    body: z.object({
      appointments: z
        .array(z.object({ confirmationNumber, version: z.int() }))
        .check(z.minLength(1, 'Choose an appointment'), z.maxLength(200, 'Choose 200 at most')),
    }),
    replies: { 200: z.object({ appointments: z.array(appointmentSchema) }) },
    problems: [],
  },
  'PUT /api/appointments/{confirmationNumber}/status': {
    handler: 'desk/set-status',
    caller: 'desk',
    summary: 'Set the status of an appointment',
    description:
      'With `version`, the change is refused if the appointment has changed since. A canceled appointment can be confirmed again only if its slot is still available. The patient is emailed 10 seconds later about a cancellation, or a visit that is confirmed again, and not at all if that is undone before. `arrived` is possible from the day of the visit, `no-show` from 15 minutes after its start. Only managers may set `completed`, and change a completed visit.',
    params: byNumber,
    body: z.object({ status: statusField, version: z.optional(z.int()) }),
    replies: { 200: z.object({ appointment: appointmentSchema }) },
    problems: ['slot-taken', 'stale-version', 'conflict'],
    current: appointmentSchema,
  },
  'DELETE /api/appointments/{confirmationNumber}': {
    handler: 'appointments/delete',
    caller: 'admin',
    summary: 'Delete an appointment',
    description:
      'Releases the slot. An audited tombstone without personal data stays, so the confirmation number is never reused.',
    params: byNumber,
    replies: { 200: z.object({ success: z.literal(true) }) },
    problems: ['stale-version'],
    current: appointmentSchema,
  },
} as const satisfies Record<RouteKey, RouteContract>;
