import * as z from 'zod/mini';
import { listQuery, pageFields } from '#shared/api/list-query.ts';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { calendarDate, emailAddress, shortText } from '#shared/forms/fields.ts';
import { isPayable } from './amount.ts';
import { accountNumberSchema, billPayMessages } from './bill-pay-form.ts';
import {
  boughtItemSchema,
  currency,
  paymentSchema,
  paymentSources,
  paymentStatuses,
  publicPaymentSchema,
} from './payment.ts';

const intentId = z.string().check(z.regex(/^pi_\w{8,64}$/, 'Not a payment'));
const clientSecret = z.string().check(z.regex(/^pi_\w{8,64}_secret_\w{8,64}$/, 'Not a client secret'));
const byId = z.object({ id: intentId });

/** Whole cents, as a request has them (wire.md, General). No text, no fraction, nothing rounded. */
const cents = z.number(billPayMessages.amount).check(z.refine(isPayable, billPayMessages.amount));

const mostItems = 60;

/** Who pays, for what. Fills our record; Stripe sees none of it. */
export const paymentMetadataSchema = z.object({
  source: z.enum(paymentSources, 'Choose lab-test-cart or bill-pay'),
  timestamp: z.optional(z.string().check(z.maxLength(40))),
  patientName: shortText(billPayMessages.patientName),
  patientEmail: emailAddress(),
  accountNumber: z.optional(accountNumberSchema),
  description: z.optional(shortText(billPayMessages.description)),
  phone: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  dob: z.optional(calendarDate()),
});

export type PaymentMetadata = z.output<typeof paymentMetadataSchema>;

const paymentListQuery = z.extend(listQuery, { status: z.optional(z.enum(paymentStatuses)) });

export type PaymentListQuery = z.output<typeof paymentListQuery>;

/** The dashboard makes a link of it, so nothing that a browser would run. */
const webAddress = z.url({ protocol: /^https?$/, error: 'Not a web address' }).check(z.maxLength(2000));

const version = z.optional(z.number().check(z.int(), z.gte(1)));

export const paymentRoutes = {
  'POST /api/payments/create-payment-intent': {
    handler: 'payments/create-intent',
    caller: 'public',
    summary: 'Begins a payment: Stripe’s intent and our pending record, once for one idempotency key.',
    body: z.object({
      amount: cents,
      currency: z._default(z.literal(currency), currency),
      metadata: paymentMetadataSchema,
      items: z.optional(z.array(boughtItemSchema).check(z.minLength(1), z.maxLength(mostItems))),
      idempotencyKey: z.optional(z.uuid('Not a UUID')),
    }),
    replies: {
      200: z.object({ id: z.string(), paymentIntentId: z.string(), clientSecret: z.string() }),
    },
  },
  'POST /api/payments': {
    handler: 'payments/save',
    caller: 'public',
    summary: 'Fills blanks of a payment’s record, for whoever holds its client secret; overwrites nothing.',
    body: z.object({
      paymentIntentId: intentId,
      clientSecret,
      patientName: z.optional(shortText(billPayMessages.patientName)),
      patientEmail: z.optional(emailAddress()),
      accountNumber: z.optional(accountNumberSchema),
      description: z.optional(shortText(billPayMessages.description)),
    }),
    replies: { 200: z.object({ payment: publicPaymentSchema }) },
  },
  'POST /api/payments/confirm-payment': {
    handler: 'payments/confirm',
    caller: 'public',
    summary: 'Asks Stripe how a payment stands, and writes it down.',
    body: z.object({ paymentIntentId: intentId }),
    replies: { 200: z.object({ payment: publicPaymentSchema }) },
  },
  'GET /api/payments/payment-status/{id}': {
    handler: 'payments/status',
    caller: 'public',
    summary: 'How a payment stands, by what we know.',
    params: byId,
    replies: {
      200: z.object({
        id: z.string(),
        status: z.enum(paymentStatuses),
        amount: z.number(),
        currency: z.string(),
      }),
    },
  },
  'POST /api/payments/{id}/receipt': {
    handler: 'payments/mail-receipt',
    caller: 'public',
    summary: 'Mails the receipt of a payment that succeeded to its own address, three times at most.',
    params: byId,
    body: z.object({ clientSecret }),
    replies: { 202: z.object({ message: z.string() }) },
  },
  'GET /api/payments/list': {
    handler: 'payments/list',
    caller: 'admin',
    summary: 'Payments, newest first, page by page.',
    query: paymentListQuery,
    replies: {
      200: z.object({ payments: z.array(paymentSchema), ...pageFields }),
    },
  },
  'GET /api/payments/stats': {
    handler: 'payments/stats',
    caller: 'admin',
    summary: 'How many payments there are by status, and what they brought, in dollars.',
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
  },
  'PUT /api/payments/{id}/status': {
    handler: 'payments/set-status',
    caller: 'admin',
    summary: 'Sets a payment’s status by hand: an audited override that Stripe’s word never undoes.',
    params: byId,
    body: z.object({
      status: z.enum(paymentStatuses, 'Choose pending, succeeded, failed or cancelled'),
      receiptUrl: z.optional(webAddress),
      version,
    }),
    replies: { 200: z.object({ payment: paymentSchema }) },
  },
  'DELETE /api/payments/{id}': {
    handler: 'payments/delete',
    caller: 'admin',
    summary: 'Takes a payment’s record out of every list; an audited tombstone stays.',
    params: byId,
    replies: { 200: z.object({ success: z.literal(true) }) },
  },
  'POST /api/payments/{id}/refund': {
    handler: 'payments/refund',
    caller: 'admin',
    summary: 'Refunds a payment in full, or so many cents of it.',
    params: byId,
    body: z.object({
      amount: z.optional(z.number().check(z.int(), z.gte(1))),
      reason: shortText('A reason is required'),
      version,
    }),
    replies: { 200: z.object({ payment: paymentSchema }) },
  },
  'POST /api/stripe/webhook': {
    handler: 'stripe/webhook',
    caller: 'stripe',
    summary: 'Stripe’s events, proven by their signature over the raw bytes.',
    replies: { 200: z.object({ received: z.literal(true) }) },
  },
} as const satisfies Record<RouteKey, RouteContract>;
