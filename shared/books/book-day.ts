import * as z from 'zod/mini';
import { differenceSchema } from './difference.ts';

/** One day of the books, in clinic time. Amounts are in dollars. */
export const bookDaySchema = z.object({
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
  /** Stripe's sum less ours. */
  difference: z.number(),
  open: z.array(differenceSchema),
  /** How many more do not agree, where there are more than one reply lists. */
  moreOpen: z.optional(z.number()),
  /** Other products' sales on the account, which neither side counts. */
  otherSales: z.optional(z.object({ amount: z.number(), ids: z.array(z.string()) })),
  /** What else moved our balance, such as a reserve. */
  other: z.optional(z.number()),
  /** Instant as of which it was compared. */
  checkedAt: z.string(),
});

export type BookDay = z.output<typeof bookDaySchema>;
