import * as z from 'zod/mini';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { freeText } from '#shared/forms/fields.ts';
import { disputeSchema } from './dispute.ts';
import { paymentMovementSchema } from './movement.ts';
import { refundSchema } from './refund.ts';

/** The id of a Stripe payment intent, which is also the id of our payment. */
export const intentIdPattern = /^pi_\w{8,64}$/;

/** The id of any payment: an intent's id, or one made here for a payment that a manager entered. */
export const paymentIdPattern = /^(?:pi|pay)_\w{8,64}$/;

/** Whether a manager entered the payment, which then doesn't exist at Stripe. */
export function isEnteredPayment({ id }: { id: string }): boolean {
  return id.startsWith('pay_');
}

export const paymentStatuses = ['pending', 'succeeded', 'failed', 'cancelled'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** The form that started a payment. */
export const paymentSources = ['lab-test-cart', 'bill-pay'] as const;

export type PaymentSource = (typeof paymentSources)[number];

const maxItemLength = 100;
const notAnItem = { tooLong: 'Choose a lab test', notPlain: 'Choose a lab test' };

/** A lab test by the title of its card, with its price: `$30.00`. */
export const boughtItemSchema = z.object({
  title: freeText(maxItemLength, notAnItem),
  price: z.string(notAnItem.notPlain).check(z.regex(/^\$?\d{1,6}(?:\.\d{1,2})?$/, notAnItem.notPlain)),
});

/** A lab test that was bought, at the price that was charged. */
export type BoughtItem = z.output<typeof boughtItemSchema>;

/** The card that was charged. `brand` is Stripe's name for its brand: `visa`, `amex`. */
export const cardSchema = z.object({ brand: z.string(), last4: z.string() });

export type Card = z.output<typeof cardSchema>;

/** A payment as an admin sees it. Amounts are in dollars. */
export const paymentSchema = z.object({
  id: z.string(),
  paymentIntentId: z.string(),
  patientName: z.string(),
  patientEmail: z.string(),
  accountNumber: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(paymentStatuses),
  /** Why the last card was declined, as a sentence; absent unless the payment failed. */
  failureReason: z.optional(z.string()),
  description: z.string(),
  receiptUrl: z.string(),
  amountRefunded: z.number(),
  /** The cardholder has asked their bank to reverse the charge. */
  disputed: z.optional(z.boolean()),
  /** All refunds, including failed ones, oldest first. */
  refunds: z.array(refundSchema),
  /** Every dispute, oldest first. */
  disputes: z.array(disputeSchema),
  items: z.optional(z.array(boughtItemSchema)),
  /** Where the patient plans to have the sample taken. */
  clinicId: z.optional(z.enum(clinicIds)),
  /** The number of the lab order, once it's paid. */
  orderNumber: z.optional(z.string()),
  /** Instant and clinic at which the sample was taken. */
  drawnAt: z.optional(z.string()),
  drawnAtClinicId: z.optional(z.enum(clinicIds)),
  /** The day of the visit that a bill is for, if the payer said so. */
  serviceDate: z.optional(z.string()),
  /** Absent until the payment is paid, and for a payment that a manager entered. */
  card: z.optional(cardSchema),
  stripeMetadata: z.object({ source: z.string(), timestamp: z.string() }),
  /** Instant. Absent until the payment is paid. */
  paidAt: z.optional(z.string()),
  /** Every movement of the payment's money. Absent before the first. */
  movements: z.optional(z.array(paymentMovementSchema)),
  /** The sign-in subject of the admin who entered the payment. Absent for a payment made on the website. */
  enteredBy: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
});

export type Payment = z.output<typeof paymentSchema>;

/** A payment as anyone who knows its id may see it: no personal data. */
export const publicPaymentSchema = z.object({
  id: z.string(),
  status: z.enum(paymentStatuses),
  /** Set if the payment is pending because the cardholder's bank hasn't answered yet. */
  processing: z.optional(z.literal(true)),
});

export type PublicPayment = z.output<typeof publicPaymentSchema>;
