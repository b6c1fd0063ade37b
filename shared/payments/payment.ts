import * as z from 'zod/mini';

/** The id of a Stripe payment intent, which is the payment's own. */
export const paymentIdPattern = /^pi_\w{8,64}$/;

export const paymentStatuses = ['pending', 'succeeded', 'failed', 'cancelled'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** Where a payment was begun: the cart's checkout, or a bill. */
export const paymentSources = ['lab-test-cart', 'bill-pay'] as const;

export type PaymentSource = (typeof paymentSources)[number];

/** The only currency there is (spec §9). */
export const currency = 'usd';

export const boughtItemSchema = z.object({ title: z.string(), price: z.string() });

/** A test that was bought, at the price of the offer that was put into the cart. */
export type BoughtItem = z.output<typeof boughtItemSchema>;

/** Everything about a payment, for an admin. Amounts are dollars, as in every reply (wire.md, Objects). */
export const paymentSchema = z.object({
  id: z.string(),
  paymentIntentId: z.string(),
  patientName: z.string(),
  patientEmail: z.string(),
  accountNumber: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(paymentStatuses),
  description: z.string(),
  receiptUrl: z.string(),
  amountRefunded: z.number(),
  /** The cardholder’s bank has been asked to take the money back. */
  disputed: z.optional(z.boolean()),
  items: z.optional(z.array(boughtItemSchema)),
  stripeMetadata: z.object({ source: z.string(), timestamp: z.string() }),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
});

export type Payment = z.output<typeof paymentSchema>;

/** What anybody may know of a payment whose id they hold: nothing of the person. */
export const publicPaymentSchema = z.object({ id: z.string(), status: z.enum(paymentStatuses) });

/**
 * Our status of an intent in one of Stripe's (wire.md, Objects); what we have never heard of is pending.
 * @param failedBefore whether Stripe tells of a last payment error
 */
export function paymentStatusOf(status: string, failedBefore: boolean): PaymentStatus {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'canceled') return 'cancelled';
  return status === 'requires_payment_method' && failedBefore ? 'failed' : 'pending';
}
