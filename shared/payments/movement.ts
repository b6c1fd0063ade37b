import * as z from 'zod/mini';

/** The events that move money between payers and us. */
export const paymentMovementKinds = [
  'payment',
  'refund',
  /** A refund was returned or canceled. */
  'refund-failure',
  /** The bank withdraws the money of a disputed payment. */
  'dispute',
  /** We won a dispute, and the money is back. */
  'dispute-reversal',
] as const;

export type PaymentMovementKind = (typeof paymentMovementKinds)[number];

/** A movement of a payment's money, as an admin sees it. Amounts are in dollars. */
export const paymentMovementSchema = z.object({
  /** Stripe's id of the balance transaction; for the payment itself, the payment's id. */
  id: z.string(),
  kind: z.enum(paymentMovementKinds),
  /** Negative for outgoing money. */
  amount: z.number(),
  /** Stripe's fee for the movement; negative for a fee that Stripe returned. */
  fee: z.number(),
  movedAt: z.string(),
});

export type PaymentMovement = z.output<typeof paymentMovementSchema>;
