import * as z from 'zod/mini';

export const refundStatuses = ['pending', 'succeeded', 'failed', 'cancelled'] as const;

export type RefundStatus = (typeof refundStatuses)[number];

/** A refund as an admin sees it. The amount is in dollars. */
export const refundSchema = z.object({
  /** Stripe's id. */
  id: z.string(),
  amount: z.number(),
  status: z.enum(refundStatuses),
  /** The titles of the refunded lab tests, as bought. */
  tests: z.optional(z.array(z.string())),
  /** As the admin entered it. Empty for a refund made in Stripe's own dashboard. */
  reason: z.string(),
  /** The sign-in subject of the admin, or 'stripe' for a refund made in Stripe's own dashboard. */
  actor: z.string(),
  createdAt: z.string(),
  /** Stripe's code for why the money came back, such as `expired_or_canceled_card`. */
  failureReason: z.optional(z.string()),
  /** Instant, to the second, at which Stripe told us that the money came back. */
  failedAt: z.optional(z.string()),
  /** Set if the refund came back and a manager has settled it with the patient in another way. */
  handled: z.optional(z.literal(true)),
});

export type Refund = z.output<typeof refundSchema>;

/** Maps the status of a refund at Stripe to ours; an unknown one is pending. */
export function refundStatusOf(status: string | null): RefundStatus {
  if (status === 'succeeded' || status === 'failed') return status;
  return status === 'canceled' ? 'cancelled' : 'pending';
}

/** Whether a refund counts as refunded money: it has succeeded, or is still pending. */
export function countsAsRefunded(status: RefundStatus): boolean {
  return status === 'pending' || status === 'succeeded';
}

/**
 * The refunds that came back and were not made again, so their payer still lacks the money. Each refund after
 * the failure makes up for its own amount only, so that a small one for another reason doesn't hide a larger
 * debt. If a repeat of the same amount came back too, only the repeat is owed: otherwise, the work list would
 * ask to send the money twice.
 * @param refunds oldest first
 * @param centsOf returns the amount of a refund in cents
 */
export function unpaidRefunds<Made extends Pick<Refund, 'status' | 'createdAt' | 'failedAt'>>(
  refunds: readonly Made[],
  centsOf: (refund: Made) => number,
): Made[] {
  let unpaid: Made[] = [];
  for (const refund of refunds.filter(({ status }) => status !== 'cancelled')) {
    const cents = centsOf(refund);
    const hasFailed = refund.status === 'failed';
    let left = cents;
    unpaid = unpaid.filter((failed) => {
      const { failedAt = failed.createdAt } = failed;
      const owed = centsOf(failed);
      if (failedAt > refund.createdAt || owed > left || (hasFailed && owed !== cents)) return true;
      left -= owed;
      return false;
    });
    if (hasFailed) unpaid.push(refund);
  }
  return unpaid;
}
