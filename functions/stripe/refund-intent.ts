import { pseudonym } from '#functions/platform/pseudonym.ts';
import { askStripe } from './client.ts';

/** Refunds part of an intent, once for each attempt. Throws a StripeRefusal when less than that is left. */
export async function refundIntent(id: string, amountCents: number, attempt: string): Promise<void> {
  const idempotencyKey = await pseudonym(`refund ${id} ${attempt}`);
  await askStripe((stripe) =>
    stripe.refunds.create(
      { payment_intent: id, amount: amountCents, metadata: { attempt } },
      { idempotencyKey },
    ),
  );
}
