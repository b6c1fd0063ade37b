import * as z from 'zod/mini';
import { movementKinds } from './movement.ts';

export const differenceKinds = [
  /** We have a movement that Stripe has not. */
  'not-at-stripe',
  /** Stripe has a movement that we have not. */
  'not-in-records',
  /** Both have it, with different amounts. */
  'amount',
  /** The status that a manager set makes its revenue differ from Stripe's money for it. */
  'status-by-hand',
  /** A payout is not the sum of what it pays out. */
  'payout-parts',
  /** Our bank sent a payout back. */
  'payout-failed',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

/** One thing that does not agree. Amounts are in dollars; what leaves our balance is negative. */
export const differenceSchema = z.object({
  /** Names it among all differences. */
  key: z.string(),
  kind: z.enum(differenceKinds),
  movement: z.enum(movementKinds),
  /** Stripe's id of the payment, refund, dispute or payout. */
  id: z.string(),
  /** The payment it belongs to. */
  paymentIntentId: z.optional(z.string()),
  ours: z.number(),
  stripe: z.number(),
  /** Stripe may still book it: no reason to act. */
  isWaiting: z.optional(z.boolean()),
  /** What a manager should do about it. */
  todo: z.string(),
  /** A manager has put it away: what they did about it, their sign-in subject, and when. */
  handled: z.optional(z.object({ note: z.string(), actor: z.string(), handledAt: z.string() })),
});

export type Difference = z.output<typeof differenceSchema>;
