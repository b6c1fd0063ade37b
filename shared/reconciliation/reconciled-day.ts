import * as z from 'zod/mini';

export const differenceKinds = [
  /** We have a payment that Stripe doesn't. */
  'not-at-stripe',
  /** Stripe has money without a payment in our records. */
  'not-in-records',
  /** Both have the payment, but the amount after refunds and disputes differs. */
  'amount',
  /** A manager set a status whose revenue differs from Stripe's money for the payment. */
  'status-by-hand',
  /** Our bank returned a payout. */
  'payout-failed',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

/** A payment or payout that differs. Amounts are in dollars. */
export const differenceSchema = z.object({
  kind: z.enum(differenceKinds),
  /** Stripe's id of the payment or payout. */
  id: z.string(),
  ours: z.number(),
  stripe: z.number(),
  /** Set while Stripe may still book the difference, so that no action is needed yet. */
  isWaiting: z.optional(z.literal(true)),
  /** The next step for a manager. */
  todo: z.string(),
});

export type Difference = z.output<typeof differenceSchema>;

/** One reconciled day, in clinic time, as of the last check. Amounts are in dollars. */
export const reconciledDaySchema = z.object({
  date: z.string(),
  /** Payments minus refunds and disputed money, by our records. */
  ours: z.number(),
  /** Payments minus refunds and disputed money, by Stripe's records. */
  stripe: z.number(),
  /** Stripe's fees. */
  fees: z.number(),
  /** Stripe's sum minus fees. */
  net: z.number(),
  /** The money that reached our bank; absent on a day without a payout. */
  payout: z.optional(z.number()),
  /** The day's payouts, with Stripe's ids. */
  payouts: z.array(z.object({ id: z.string(), amount: z.number() })),
  /** Stripe's sum minus ours. */
  difference: z.number(),
  open: z.array(differenceSchema),
});

export type ReconciledDay = z.output<typeof reconciledDaySchema>;
