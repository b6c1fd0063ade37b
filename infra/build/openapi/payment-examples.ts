import { books } from './books.ts';
import type { ExamplesByRoute } from './example.ts';
import { enteredPayment, patientAppointment, payment, receipt, workItem } from './records.ts';

const { date } = patientAppointment;
const byPayment = { id: payment.id };
const clientSecret = `${payment.id}_secret_abcdEFGHijkl`;
const lastPage = { nextCursor: null, complete: true };
const publicPayment = { payment: { id: payment.id, status: payment.status } };
const deleted = { success: true } as const;

/** Requests and replies of payments, of the books and of Stripe. */
export const paymentExamples = {
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
} satisfies ExamplesByRoute;
