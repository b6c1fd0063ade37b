import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { calendarDate, emailAddress, isoInstant, shortText } from '#shared/forms/fields.ts';
import { personName } from '#shared/forms/person-name.ts';
import { isPhoneNumber, maxPhoneLength } from '#shared/forms/phone-number.ts';
import { currency } from './amount.ts';
import { accountNumberSchema, billPayMessages, payableCents } from './bill-pay-form.ts';
import {
  boughtItemSchema,
  intentIdPattern,
  paymentSources,
  paymentStatuses,
  publicPaymentSchema,
} from './payment.ts';
import { receiptSchema } from './receipt.ts';
import { serviceDateMessages } from './service-date.ts';

const intentId = z.string().check(z.regex(intentIdPattern, 'Not a payment'));
const clientSecret = z.string().check(z.regex(/^pi_\w{8,64}_secret_\w{8,64}$/, 'Not a client secret'));
const byId = z.object({ id: intentId });

const maxItems = 60;

const notAPhone = 'Enter a phone number with area code';

/** The payer and purpose of a payment. Stored only in our record, never sent to Stripe. */
export const paymentMetadataSchema = z.object({
  source: z.enum(paymentSources, 'Choose lab-test-cart or bill-pay'),
  timestamp: z.optional(isoInstant()),
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
  /** Where a lab test’s sample will be taken, if the payer knows. */
  clinicId: z.optional(z.enum(clinicIds, 'Choose a clinic')),
  /** The day of the visit that a bill is for: today or earlier. */
  serviceDate: z.optional(calendarDate(serviceDateMessages.notADate)),
});

export type PaymentMetadata = z.output<typeof paymentMetadataSchema>;

/** The routes for payers and for Stripe. Managers' routes are in admin-routes.ts. */
export const paymentRoutes = {
  'POST /api/payments/create-payment-intent': {
    handler: 'payments/create-intent',
    caller: 'public',
    summary: 'Start a payment',
    description:
      'Creates a Stripe payment intent and our pending record, once per idempotency key. `amount` is in cents.',
    body: z.object({
      amount: payableCents,
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
    description: 'Returns the stored status, without asking Stripe. `amount` is in dollars.',
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
    description:
      'Emails the receipt of a succeeded payment to the payment’s own email address, at most three times. A receipt emailed in the last few minutes isn’t sent again; `emailedAt` says when it was sent.',
    params: byId,
    body: z.object({ clientSecret }),
    replies: { 202: z.object({ message: z.string(), emailedAt: z.optional(z.string()) }) },
    problems: ['forbidden', 'stale-version', 'conflict', 'too-many'],
  },
  'GET /api/payments/{id}/receipt': {
    handler: 'payments/get-receipt',
    caller: 'patient',
    summary: 'Show a receipt',
    description:
      'For anyone with the link from the receipt email, valid for two years, or with the payment’s client secret. An unknown payment and a forged, expired or mismatched link all get the same answer.',
    // The pattern allows more than our own ids, so that a malformed id gets the same answer as an unknown one.
    params: z.object({ id: z.string().check(z.regex(/^\w{1,100}$/, 'Not a payment')) }),
    replies: { 200: z.object({ receipt: receiptSchema }) },
    problems: ['conflict', 'too-many'],
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
