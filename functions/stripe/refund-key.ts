import type { StripeRefund } from './refunds.ts';

/**
 * The idempotency key that a refund was made with; undefined for one that was not made by us. In a file of its own, because
 * functions that only read payment records load it: they have neither Stripe's client nor its keys.
 */
export function refundKeyIn({ metadata }: StripeRefund): string | undefined {
  return metadata?.idempotencyKey;
}
