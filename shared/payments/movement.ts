import * as z from 'zod/mini';

/** What moves money between payers and us. */
export const paymentMovementKinds = [
  'payment',
  'refund',
  /** A refund that came back, or was canceled. */
  'refund-failure',
  /** The bank takes the money of a disputed payment. */
  'dispute',
  /** A dispute was won: the money is back. */
  'dispute-reversal',
] as const;

export type PaymentMovementKind = (typeof paymentMovementKinds)[number];

/** What moved a payment's money, as an admin sees it. Amounts are in dollars. */
export const paymentMovementSchema = z.object({
  /** Stripe's id of the balance transaction; the payment's own for the payment itself. */
  id: z.string(),
  kind: z.enum(paymentMovementKinds),
  /** Negative for what left us. */
  amount: z.number(),
  /** What Stripe charged for it; negative for a fee that it gave back. */
  fee: z.number(),
  movedAt: z.string(),
});

export type PaymentMovement = z.output<typeof paymentMovementSchema>;
