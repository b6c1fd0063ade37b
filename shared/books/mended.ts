import * as z from 'zod/mini';

/** What a reconciliation found out about a payment, because the event that should have told us was lost. */
export const mendedNews = [
  'paid',
  'refunded',
  'refund-failed',
  'refund-canceled',
  'disputed',
  'dispute-won',
  'dispute-lost',
  /** Another product sold, refunded or lost something. */
  'other-sale',
  /** Anything else, such as a failed card or a new deadline. */
  'updated',
] as const;

export type MendedNews = (typeof mendedNews)[number];

export const mendedSchema = z.object({
  paymentIntentId: z.string(),
  news: z.array(z.enum(mendedNews)),
  /** Instant at which the check that mended it began. */
  mendedAt: z.string(),
});

/** A payment that a reconciliation brought up to date. */
export type Mended = z.output<typeof mendedSchema>;
