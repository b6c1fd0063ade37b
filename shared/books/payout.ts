import * as z from 'zod/mini';

/** A payout to our bank, and what it pays out. Amounts are in dollars; refunds and disputes are usually negative. */
export const payoutSchema = z.object({
  /** Stripe's id. */
  id: z.string(),
  /** The day on which the bank has it. */
  date: z.string(),
  /** Stripe's word, such as `paid`. */
  status: z.string(),
  amount: z.number(),
  /** Absent until Stripe has said what it pays out. */
  parts: z.optional(
    z.object({
      payments: z.number(),
      refunds: z.number(),
      disputes: z.number(),
      /** What Stripe keeps. */
      fees: z.number(),
      /** Everything else on the account, such as reserves. */
      other: z.number(),
    }),
  ),
});

export type Payout = z.output<typeof payoutSchema>;
