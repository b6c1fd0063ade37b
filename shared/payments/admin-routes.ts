import * as z from 'zod/mini';
import { listQuery, pageFields, purposeField, searchFields } from '#shared/api/list-query.ts';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { shortText } from '#shared/forms/fields.ts';
import { enteredPaymentSchema } from './entered-payment.ts';
import { paymentIdPattern, paymentSchema, paymentStatuses } from './payment.ts';
import { handledNoteSchema, workItemSchema } from './work-item.ts';

const byId = z.object({ id: z.string().check(z.regex(paymentIdPattern, 'Not a payment')) });

const paymentListQuery = z.extend(listQuery, {
  ...purposeField,
  status: z.optional(z.enum(paymentStatuses)),
  dates: z.optional(z.literal('moved')),
});

export type PaymentListQuery = z.output<typeof paymentListQuery>;

const paymentSearch = z.extend(paymentListQuery, searchFields);

export type PaymentSearch = z.output<typeof paymentSearch>;

const paymentPage = z.object({ payments: z.array(paymentSchema), ...pageFields });

/** A URL that the dashboard shows as a link. Refuses `javascript:` and the like. */
const webAddress = z
  .url({ protocol: /^https?$/, error: 'Not a web address' })
  .check(z.maxLength(2000, 'Not a web address'), z.regex(/^[\x21-\x7e]+$/, 'Not a web address'));

const version = z.number().check(z.int(), z.gte(1));

export const adminPaymentRoutes = {
  'GET /api/payments/list': {
    handler: 'payments/list',
    caller: 'admin',
    summary: 'List payments',
    description:
      'Newest first, one page at a time. `from` and `to` are days of creation in clinic time. With `dates=moved`, they are days on which money moved: paid, refunded, disputed or brought back, and what Stripe still has of deleted payments is listed too.',
    query: paymentListQuery,
    replies: { 200: paymentPage },
    problems: [],
  },
  'POST /api/payments/search': {
    handler: 'payments/search',
    caller: 'admin',
    summary: 'Search payments',
    description:
      'Like the list, that finds every word of `q`, in any order, in name, email address, phone number, account and order number, description, id, amount, or the last four digits of the card. The search is in the body because it can name a patient.',
    body: paymentSearch,
    replies: { 200: paymentPage },
    problems: [],
  },
  'GET /api/payments/stats': {
    handler: 'payments/stats',
    caller: 'admin',
    summary: 'Count payments',
    description: 'How many payments there are by status, and the revenue in dollars.',
    replies: {
      200: z.object({
        stats: z.object({
          total: z.number(),
          succeeded: z.number(),
          failed: z.number(),
          pending: z.number(),
          cancelled: z.number(),
          totalRevenue: z.number(),
          successRate: z.number(),
        }),
      }),
    },
    problems: [],
  },
  'GET /api/payments/worklist': {
    handler: 'payments/list-work',
    caller: 'admin',
    summary: 'Show the work list',
    description:
      'Failed and unconfirmed refunds, disputes, fraud warnings, unconfirmed payments, lab orders that wait and sales of other products on the Stripe account, soonest deadline first. `amount` is in dollars.',
    replies: { 200: z.object({ items: z.array(workItemSchema), complete: z.boolean() }) },
    problems: [],
  },
  'POST /api/payments/{id}/handled': {
    handler: 'payments/mark-handled',
    caller: 'admin',
    summary: 'Set a work list item aside',
    description:
      'Takes one of a payment’s items off the work list and records an audited note of what was done.',
    params: byId,
    body: z.object({
      key: z.string().check(z.regex(/^[\w -]{1,200}$/, 'Not on the work list')),
      note: handledNoteSchema,
    }),
    replies: { 200: z.object({ success: z.literal(true) }) },
    problems: ['stale-version', 'conflict'],
    current: paymentSchema,
  },
  'POST /api/admin/payments': {
    handler: 'payments/enter',
    caller: 'admin',
    summary: 'Record a payment',
    description:
      'Records a payment made by phone, in cash or by check, which never reaches Stripe. `amount` is in cents. One idempotency key enters one payment.',
    body: enteredPaymentSchema,
    replies: { 201: z.object({ payment: paymentSchema }) },
    problems: ['conflict'],
  },
  'POST /api/admin/payments/{id}/resend': {
    handler: 'payments/resend-receipt',
    caller: 'admin',
    summary: 'Email a receipt again for staff',
    description:
      'To the payment’s own address, a few times a day at most. Refused if the email would not arrive.',
    params: byId,
    replies: { 202: z.object({ message: z.string() }) },
    problems: ['conflict', 'too-many'],
  },
  'GET /api/payments/{id}': {
    handler: 'payments/get',
    caller: 'admin',
    summary: 'Show a payment',
    description: 'Returns the stored payment with its current `version`, without asking Stripe.',
    params: byId,
    replies: { 200: z.object({ payment: paymentSchema }) },
    problems: [],
  },
  'PUT /api/payments/{id}/status': {
    handler: 'payments/set-status',
    caller: 'admin',
    summary: 'Set the status of a payment',
    description: 'A manual, audited override that later events from Stripe don’t undo.',
    params: byId,
    body: z.object({
      status: z.enum(paymentStatuses, 'Choose pending, succeeded, failed or cancelled'),
      receiptUrl: z.optional(webAddress),
      version: z.optional(version),
    }),
    replies: { 200: z.object({ payment: paymentSchema }) },
    problems: ['stale-version'],
    current: paymentSchema,
  },
  'DELETE /api/payments/{id}': {
    handler: 'payments/delete',
    caller: 'admin',
    summary: 'Delete a payment',
    description:
      'Removes the record from every list. An audited tombstone stays, so an event from Stripe never brings it back.',
    params: byId,
    replies: { 200: z.object({ success: z.literal(true) }) },
    problems: ['stale-version'],
    current: paymentSchema,
  },
  'POST /api/payments/{id}/refund': {
    handler: 'payments/refund',
    caller: 'admin',
    summary: 'Refund a payment',
    description:
      'Refunds the payment in full, or `amount` cents of it. The same `idempotencyKey` again is the same refund, whatever the `version` is by then; a key that was used for another payment, amount, reason or choice of `tests` is a `conflict`. `tests` are refunded at their price, which `amount` may repeat; no sample is taken for them.',
    params: byId,
    body: z.object({
      amount: z.optional(z.number().check(z.int(), z.gte(1))),
      /** The titles of the lab tests that are refunded, whose samples are then not taken. */
      tests: z.optional(z.array(shortText('Choose a lab test')).check(z.minLength(1), z.maxLength(60))),
      reason: shortText('Enter a reason'),
      version,
      idempotencyKey: z.uuid('Not a UUID'),
    }),
    replies: { 200: z.object({ payment: paymentSchema }) },
    problems: ['stale-version', 'conflict', 'upstream'],
    current: paymentSchema,
  },
} as const satisfies Record<RouteKey, RouteContract>;
