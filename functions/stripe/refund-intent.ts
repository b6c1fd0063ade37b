import { askStripe } from './client.ts';
import { writeTimeoutMs } from './time-limits.ts';

/**
 * Refunds part of an intent, once for each idempotency key: the refund keeps it, because Stripe forgets keys after a day.
 * Throws a StripeRefusal when less than that is left, or when the key was used for something else.
 */
export async function refundIntent(id: string, amountCents: number, idempotencyKey: string): Promise<void> {
  await askStripe((stripe) =>
    stripe.refunds.create(
      { payment_intent: id, amount: amountCents, metadata: { idempotencyKey } },
      { idempotencyKey, timeout: writeTimeoutMs },
    ),
  );
}
