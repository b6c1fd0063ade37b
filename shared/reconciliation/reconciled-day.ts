import * as z from 'zod/mini';

export const differenceKinds = [
  /** We have a payment that Stripe has not. */
  'not-at-stripe',
  /** Stripe has money that we have no payment for. */
  'not-in-records',
  /** Both have the payment, and what is left of it after refunds and disputes differs. */
  'amount',
  /** The status that a manager set makes its revenue differ from Stripe's money for it. */
  'status-by-hand',
  /** Our bank sent a payout back. */
  'payout-failed',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

/** A payment or payout that does not agree. Amounts are in dollars. */
export const differenceSchema = z.object({
  kind: z.enum(differenceKinds),
  /** Stripe's id of the payment or payout. */
  id: z.string(),
  ours: z.number(),
  stripe: z.number(),
  /** Stripe may still book it: no reason to act. */
  isWaiting: z.optional(z.literal(true)),
  /** What a manager should do about it. */
  todo: z.string(),
});

export type Difference = z.output<typeof differenceSchema>;

/** One reconciled day, in clinic time, as of the last check. Amounts are in dollars. */
export const reconciledDaySchema = z.object({
  date: z.string(),
  /** Payments less refunds and disputed money, by our records. */
  ours: z.number(),
  /** The same at Stripe. */
  stripe: z.number(),
  /** What Stripe charges us. */
  fees: z.number(),
  /** Stripe's sum less fees. */
  net: z.number(),
  /** What reached our bank; absent on a day without a payout. */
  payout: z.optional(z.number()),
  /** The same, payout by payout, with Stripe's ids. */
  payouts: z.array(z.object({ id: z.string(), amount: z.number() })),
  /** Stripe's sum less ours. */
  difference: z.number(),
  open: z.array(differenceSchema),
});

export type ReconciledDay = z.output<typeof reconciledDaySchema>;
