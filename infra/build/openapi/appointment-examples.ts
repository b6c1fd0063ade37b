import type { ExamplesByRoute } from './example.ts';
import { appointment, insurance, patientAppointment } from './records.ts';

const { reason } = appointment;
const { confirmationNumber, firstName, lastName, email, insuranceProvider, date, time } = patientAppointment;
const byNumber = { confirmationNumber };
const requestId = 'q83vEjRWeJCrze8SNFZ4kA';
const manageToken = 'eyJhbGciOiJIUzI1NiJ9.manage.signature';
const attempt = 'q83vEjRWeJCrze8SNFZ4kA';
const booked = { appointment: patientAppointment, manageToken };
const lastPage = { nextCursor: null, complete: true };
const deleted = { success: true } as const;

/** Requests and replies of appointments and of their lookup. */
export const appointmentExamples = {
  'POST /api/appointments': {
    body: {
      confirmationNumber,
      firstName,
      lastName,
      email,
      ...insurance,
      insuranceProvider,
      location: { id: '1' },
      date,
      time,
      attempt,
      reason,
    },
    replies: { 201: booked, 200: booked },
  },
  'POST /api/appointments/{confirmationNumber}/outcome': {
    params: byNumber,
    body: { attempt },
    replies: { 200: booked },
  },
  'GET /api/appointments/mine': { replies: { 200: { appointments: [patientAppointment] } } },
  'POST /api/appointments/lookup': {
    body: { email },
    replies: {
      202: { message: 'If any visits are booked with this email address, a code is on its way.', requestId },
    },
  },
  'POST /api/appointments/lookup/verify': {
    body: { email, code: '123456', requestId },
    replies: { 200: { token: 'eyJhbGciOiJIUzI1NiJ9.lookup.signature', appointments: [patientAppointment] } },
  },
  'DELETE /api/appointments/lookup': { replies: { 204: undefined } },
  'GET /api/appointments/{confirmationNumber}': {
    params: byNumber,
    replies: { 200: { appointment: patientAppointment } },
  },
  'POST /api/appointments/{confirmationNumber}/cancel': {
    params: byNumber,
    replies: { 200: { appointment: { ...patientAppointment, status: 'cancelled', version: 2 } } },
  },
  'POST /api/appointments/{confirmationNumber}/reschedule': {
    params: byNumber,
    body: { location: { id: '1' }, date, time },
    replies: { 200: booked },
  },
  'POST /api/appointments/{confirmationNumber}/email': {
    params: byNumber,
    body: { email, attempt },
    replies: { 200: booked },
  },
  'POST /api/appointments/{confirmationNumber}/not-mine': {
    params: byNumber,
    replies: { 202: { message: 'We won’t email you about this visit again.' } },
  },
  'GET /api/appointments': {
    query: { status: 'confirmed', sort: 'visit', from: date, to: date, limit: 50 },
    replies: { 200: { appointments: [appointment], ...lastPage } },
  },
  'POST /api/admin/appointments/search': {
    body: { q: appointment.lastName, status: 'confirmed', limit: 50 },
    replies: { 200: { appointments: [appointment], ...lastPage } },
  },
  'GET /api/appointments/stats': {
    replies: { 200: { stats: { total: 3, confirmed: 1, cancelled: 1, completed: 1 } } },
  },
  'GET /api/admin/appointments/{confirmationNumber}': { params: byNumber, replies: { 200: { appointment } } },
  'POST /api/admin/appointments/{confirmationNumber}/allow-email': {
    params: byNumber,
    replies: { 200: { appointment } },
  },
  'PUT /api/appointments/{confirmationNumber}/status': {
    params: byNumber,
    body: { status: 'completed', version: 1 },
    replies: { 200: { appointment: { ...appointment, status: 'completed', version: 2 } } },
  },
  'DELETE /api/appointments/{confirmationNumber}': { params: byNumber, replies: { 200: deleted } },
} satisfies ExamplesByRoute;
