import type { ReplyOf, RouteContract, SentBodyOf, SentParamsOf, SentQueryOf } from '#shared/api/route.ts';
import type { RouteId, Routes } from '#shared/api/routes.ts';
import { books } from './books.ts';
import {
  appointment,
  closure,
  enteredPayment,
  insurance,
  patientAppointment,
  payment,
  receipt,
  workItem,
} from './records.ts';

type BodyByStatus<Contract extends RouteContract> = {
  [Reply in ReplyOf<Contract> as Reply['status'] & number]: Reply['body'];
};

type ExampleOf<Contract extends RouteContract> = {
  replies: BodyByStatus<Contract>;
} & (SentParamsOf<Contract> extends undefined ? unknown : { params: SentParamsOf<Contract> }) &
  (SentQueryOf<Contract> extends undefined ? unknown : { query: SentQueryOf<Contract> }) &
  (SentBodyOf<Contract> extends undefined ? unknown : { body: SentBodyOf<Contract> });

/** A request to a route and what comes back, loosely typed. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  replies: Record<number, unknown>;
}

const { confirmationNumber, firstName, lastName, email, insuranceProvider, date, time } = patientAppointment;
const byNumber = { confirmationNumber };
const byPayment = { id: payment.id };
const byClosure = { id: closure.id };

const clientSecret = `${payment.id}_secret_abcdEFGHijkl`;
const requestId = 'q83vEjRWeJCrze8SNFZ4kA';
const manageToken = 'eyJhbGciOiJIUzI1NiJ9.manage.signature';
const attempt = 'q83vEjRWeJCrze8SNFZ4kA';
const booked = { appointment: patientAppointment, manageToken };
const affected = { closure, affected: [appointment] };
const lastPage = { nextCursor: null, complete: true };
const publicPayment = { payment: { id: payment.id, status: payment.status } };
const deleted = { success: true } as const;

const examples: { [Id in RouteId]: ExampleOf<Routes[Id]> } = {
  'GET /api/health': { replies: { 200: { status: 'ok' } } },
  'GET /api/services': {
    replies: {
      200: {
        services: [{ name: 'LABS', description: 'Lab tests with clear prices.', href: '/lab' }],
      },
    },
  },
  'GET /api/availability': {
    query: { date },
    replies: {
      200: {
        now: '2026-11-23T17:02:11.000Z',
        date,
        closed: false,
        nextOpenDate: '2026-11-25',
        locations: [
          {
            id: '1',
            closed: false,
            slots: [{ time, startsAt: patientAppointment.startsAt, isAvailable: true, duration: 30 }],
          },
        ],
      },
    },
  },
  'GET /api/geocode': {
    query: { postalcode: '89119' },
    replies: { 200: [{ lat: '36.085', lon: '-115.146', display_name: 'Las Vegas, NV 89119' }] },
  },
  'POST /api/appoinment/add': {
    body: {
      firstName,
      lastName,
      email,
      phone: '(702) 555-0136',
      date,
      message: 'Do you see children under two?',
    },
    replies: { 201: { id: '7d9e0f1a-2b3c-4d5e-8f6a-7b8c9d0e1f2a' } },
  },
  'POST /api/consultations': {
    body: { name: 'Maya Torres', email, date },
    replies: { 202: { message: 'The link to your video visit is on its way.' } },
  },
  'POST /api/csp-reports': {
    body: {
      'csp-report': {
        'document-uri': 'https://clinics.example.com/',
        'blocked-uri': 'https://ads.example.com/track.js',
        'effective-directive': 'script-src-elem',
        'source-file': 'https://clinics.example.com/assets/index-B1x2.js',
      },
    },
    replies: { 204: undefined },
  },
  'POST /api/chatbot': {
    body: { message: 'When are you open?' },
    replies: {
      200: {
        reply: 'We’re open Monday through Friday, 8:00 AM to 5:00 PM.',
        links: [{ title: 'Locations', href: '/locations' }],
        emergency: false,
      },
    },
  },
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
      202: { message: 'If there are bookings for this address, a code is on its way.', requestId },
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
  'PUT /api/appointments/{confirmationNumber}/status': {
    params: byNumber,
    body: { status: 'completed', version: 1 },
    replies: { 200: { appointment: { ...appointment, status: 'completed', version: 2 } } },
  },
  'DELETE /api/appointments/{confirmationNumber}': { params: byNumber, replies: { 200: deleted } },
  'POST /api/payments/create-payment-intent': {
    body: {
      amount: 12_345,
      metadata: {
        source: 'bill-pay',
        patientName: payment.patientName,
        patientEmail: payment.patientEmail,
        accountNumber: payment.accountNumber,
      },
      idempotencyKey: '5c8e1d5a-0f0e-4a53-9d0b-6f1f2c7b9a10',
    },
    replies: { 200: { id: payment.id, paymentIntentId: payment.id, clientSecret } },
  },
  'POST /api/payments': {
    body: { paymentIntentId: payment.id, clientSecret, accountNumber: payment.accountNumber },
    replies: { 200: publicPayment },
  },
  'POST /api/payments/confirm-payment': {
    body: { paymentIntentId: payment.id },
    replies: { 200: publicPayment },
  },
  'GET /api/payments/payment-status/{id}': {
    params: byPayment,
    replies: { 200: { id: payment.id, status: 'succeeded', amount: 123.45, currency: 'usd' } },
  },
  'POST /api/payments/{id}/receipt': {
    params: byPayment,
    body: { clientSecret },
    replies: { 202: { message: 'The receipt is on its way.' } },
  },
  'GET /api/payments/{id}/receipt': { params: byPayment, replies: { 200: { receipt } } },
  'GET /api/payments/list': {
    query: { status: 'succeeded', from: date, to: date, limit: 50 },
    replies: { 200: { payments: [payment], ...lastPage } },
  },
  'POST /api/payments/search': {
    body: { q: payment.patientName, status: 'succeeded', limit: 50 },
    replies: { 200: { payments: [payment], ...lastPage } },
  },
  'GET /api/payments/stats': {
    replies: {
      200: {
        stats: {
          total: 2,
          succeeded: 1,
          failed: 1,
          pending: 0,
          cancelled: 0,
          totalRevenue: 123.45,
          successRate: 50,
        },
      },
    },
  },
  'GET /api/payments/worklist': { replies: { 200: { items: [workItem], complete: true } } },
  'POST /api/payments/{id}/handled': {
    params: byPayment,
    body: { key: workItem.key, note: 'Paid the refund by check' },
    replies: { 200: deleted },
  },
  'POST /api/admin/payments': {
    body: {
      source: 'check',
      amount: 8_000,
      patientName: enteredPayment.patientName,
      accountNumber: enteredPayment.accountNumber,
      description: enteredPayment.description,
      paidAt: '2026-11-23T20:00:00.000Z',
      idempotencyKey: 'f4f1b5c0-3d1e-4a57-9a2f-0d4c1f6b7e21',
    },
    replies: { 201: { payment: enteredPayment } },
  },
  'GET /api/payments/{id}': { params: byPayment, replies: { 200: { payment } } },
  'PUT /api/payments/{id}/status': {
    params: byPayment,
    body: { status: 'succeeded', version: 2 },
    replies: { 200: { payment: { ...payment, version: 3 } } },
  },
  'DELETE /api/payments/{id}': { params: byPayment, replies: { 200: deleted } },
  'POST /api/payments/{id}/refund': {
    params: byPayment,
    body: { amount: 2_345, reason: 'Charged twice', version: 2 },
    replies: { 200: { payment: { ...payment, amountRefunded: 23.45, version: 4 } } },
  },
  'POST /api/stripe/webhook': { replies: { 200: { received: true } } },
  'GET /api/reconciliation': {
    query: { from: date, to: date },
    replies: { 200: books },
  },
  'POST /api/reconciliation/handled': {
    body: { key: String(books.days[0]?.open[0]?.key), note: 'Corrected with Stripe’s support' },
    replies: { 200: deleted },
  },
  'POST /api/reconciliation': { replies: { 202: { checkedAt: books.checkedAt } } },
  'GET /api/closures': { query: { from: date, to: date }, replies: { 200: { closures: [closure] } } },
  'POST /api/closures': {
    body: { locationId: '1', date, from: '13:00', reason: closure.reason },
    replies: { 201: affected, 200: affected },
  },
  'GET /api/closures/{id}': { params: byClosure, replies: { 200: affected } },
  'DELETE /api/closures/{id}': { params: byClosure, replies: { 200: deleted } },
  'POST /api/closures/{id}/notify': { params: byClosure, replies: { 200: { mailed: 1 } } },
  'GET /api/audit': {
    query: { from: date, to: date, limit: 50 },
    replies: {
      200: {
        entries: [
          {
            at: '2026-11-24T18:05:00.000Z',
            actor: '5c8e1d5a-0f0e-4a53-9d0b-6f1f2c7b9a10',
            action: 'appointment.status',
            subject: confirmationNumber,
            from: 'confirmed',
            to: 'completed',
          },
        ],
        nextCursor: null,
      },
    },
  },
};

export function exampleOf(id: RouteId): Example {
  return examples[id];
}
