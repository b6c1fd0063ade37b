import * as z from 'zod/mini';
import { listQuery, pageFields, searchFields } from '#shared/api/list-query.ts';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { calendarDate, emailAddress, shortText } from '#shared/forms/fields.ts';
import { personName } from '#shared/forms/person-name.ts';
import { isPhoneNumber, maxPhoneLength } from '#shared/forms/phone-number.ts';
import { isPayable } from './amount.ts';
import { accountNumberSchema, billPayMessages } from './bill-pay-form.ts';
import {
  boughtItemSchema,
  currency,
  paymentIdPattern,
  paymentSchema,
  paymentSources,
  paymentStatuses,
  publicPaymentSchema,
} from './payment.ts';

const intentId = z.string().check(z.regex(paymentIdPattern, 'Not a payment'));
const clientSecret = z.string().check(z.regex(/^pi_\w{8,64}_secret_\w{8,64}$/, 'Not a client secret'));
const byId = z.object({ id: intentId });

/** Whole cents. Strings and fractions are refused rather than rounded. */
const cents = z.number(billPayMessages.amount).check(z.refine(isPayable, billPayMessages.amount));

const maxItems = 60;

/** ISO 8601, with the offset from UTC. */
const instant = z.iso
  .datetime({ offset: true, error: 'Not an instant' })
  .check(z.maxLength(40, 'Not an instant'));
const notAPhone = 'Enter a phone number with area code';

/** The payer and purpose of a payment. Stored in our record only, never sent to Stripe. */
export const paymentMetadataSchema = z.object({
  source: z.enum(paymentSources, 'Choose lab-test-cart or bill-pay'),
  timestamp: z.optional(instant),
  patientName: personName(billPayMessages.patientName),
  patientEmail: emailAddress(),
  accountNumber: z.optional(accountNumberSchema),
  description: z.optional(shortText(billPayMessages.description)),
  phone: z.optional(
    z.string(notAPhone).check(
      z.trim(),
      z.maxLength(maxPhoneLength, notAPhone),
      z.refine((text) => text === '' || isPhoneNumber(text), notAPhone),
    ),
  ),
  dob: z.optional(calendarDate()),
});

export type PaymentMetadata = z.output<typeof paymentMetadataSchema>;

const paymentListQuery = z.extend(listQuery, { status: z.optional(z.enum(paymentStatuses)) });

export type PaymentListQuery = z.output<typeof paymentListQuery>;

const paymentSearch = z.extend(paymentListQuery, searchFields);

export type PaymentSearch = z.output<typeof paymentSearch>;

const paymentPage = z.object({ payments: z.array(paymentSchema), ...pageFields });

/** The dashboard renders it as a link, so `javascript:` and the like are refused. */
const webAddress = z
  .url({ protocol: /^https?$/, error: 'Not a web address' })
  .check(z.maxLength(2000, 'Not a web address'), z.regex(/^[\x21-\x7e]+$/, 'Not a web address'));

const version = z.optional(z.number().check(z.int(), z.gte(1)));

export const paymentRoutes = {
  'POST /api/payments/create-payment-intent': {
    handler: 'payments/create-intent',
    caller: 'public',
    summary: 'Start a payment',
    description:
      'Creates a Stripe payment intent and our pending record, once per idempotency key. `amount` is in cents.',
    body: z.object({
      amount: cents,
      currency: z._default(z.literal(currency), currency),
      metadata: paymentMetadataSchema,
      items: z.optional(z.array(boughtItemSchema).check(z.minLength(1), z.maxLength(maxItems))),
      idempotencyKey: z.optional(z.uuid('Not a UUID')),
    }),
    replies: {
      200: z.object({ id: z.string(), paymentIntentId: z.string(), clientSecret: z.string() }),
    },
    problems: ['payment-ended', 'conflict', 'price-mismatch', 'too-many', 'upstream'],
  },
  'POST /api/payments': {
    handler: 'payments/save',
    caller: 'public',
    summary: 'Fill in the details of a payment',
    description: "For the holder of the payment's client secret. Fills blanks and never overwrites.",
    body: z.object({
      paymentIntentId: intentId,
      clientSecret,
      patientName: z.optional(personName(billPayMessages.patientName)),
      patientEmail: z.optional(emailAddress()),
      accountNumber: z.optional(accountNumberSchema),
      description: z.optional(shortText(billPayMessages.description)),
    }),
    replies: { 200: z.object({ payment: publicPaymentSchema }) },
    problems: ['not-found', 'forbidden', 'stale-version'],
  },
  'POST /api/payments/confirm-payment': {
    handler: 'payments/confirm',
    caller: 'public',
    summary: 'Refresh a payment from Stripe',
    description:
      'Reads the payment intent from Stripe and stores its status. Only for payments that were started here.',
    body: z.object({ paymentIntentId: intentId }),
    replies: { 200: z.object({ payment: publicPaymentSchema }) },
    problems: ['not-found', 'stale-version', 'upstream'],
  },
  'GET /api/payments/payment-status/{id}': {
    handler: 'payments/status',
    caller: 'public',
    summary: 'Show the status of a payment',
    description: 'As stored here; Stripe is not asked. `amount` is in dollars.',
    params: byId,
    replies: {
      200: z.object({
        id: z.string(),
        status: z.enum(paymentStatuses),
        amount: z.number(),
        currency: z.string(),
      }),
    },
    problems: [],
  },
  'POST /api/payments/{id}/receipt': {
    handler: 'payments/mail-receipt',
    caller: 'public',
    summary: 'Email a receipt',
    description: 'Only for a payment that succeeded, only to its own email address, and three times at most.',
    params: byId,
    body: z.object({ clientSecret }),
    replies: { 202: z.object({ message: z.string() }) },
    problems: ['forbidden', 'stale-version', 'conflict', 'too-many'],
  },
  'GET /api/payments/list': {
    handler: 'payments/list',
    caller: 'admin',
    summary: 'List payments',
    description: 'Newest first, page by page.',
    query: paymentListQuery,
    replies: { 200: paymentPage },
    problems: [],
  },
  'POST /api/payments/search': {
    handler: 'payments/search',
    caller: 'admin',
    summary: 'Search payments',
    description:
      'As the list, with a search for `q` in names, email addresses, ids and descriptions. In the body, because a search can name a patient.',
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
  'GET /api/payments/{id}': {
    handler: 'payments/get',
    caller: 'admin',
    summary: 'Show a payment',
    description: 'As stored here, with the current `version`; Stripe is not asked.',
    params: byId,
    replies: { 200: z.object({ payment: paymentSchema }) },
    problems: [],
  },
  'PUT /api/payments/{id}/status': {
    handler: 'payments/set-status',
    caller: 'admin',
    summary: 'Set the status of a payment',
    description: 'A manual, audited override that later events from Stripe do not undo.',
    params: byId,
    body: z.object({
      status: z.enum(paymentStatuses, 'Choose pending, succeeded, failed or cancelled'),
      receiptUrl: z.optional(webAddress),
      version,
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
    description: 'In full, or `amount` cents of it. The same refund requested twice moves money once.',
    params: byId,
    body: z.object({
      amount: z.optional(z.number().check(z.int(), z.gte(1))),
      reason: shortText('A reason is required'),
      version,
    }),
    replies: { 200: z.object({ payment: paymentSchema }) },
    problems: ['stale-version', 'conflict', 'upstream'],
    current: paymentSchema,
  },
  'POST /api/stripe/webhook': {
    handler: 'stripe/webhook',
    caller: 'stripe',
    summary: 'Receive an event from Stripe',
    description: 'Verified by its signature over the raw body.',
    replies: { 200: z.object({ received: z.literal(true) }) },
    problems: ['stale-version', 'upstream'],
  },
} as const satisfies Record<RouteKey, RouteContract>;
