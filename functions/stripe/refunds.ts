import type Stripe from 'stripe';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { askStripe } from './client.ts';
import { pageSize } from './list-page.ts';

export type StripeRefund = Stripe.Refund;

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

/** Every refund of an intent, oldest first. */
export async function refundsOf(intentId: string): Promise<StripeRefund[]> {
  const refunds = await askStripe((stripe) =>
    stripe.refunds
      .list({ payment_intent: intentId, limit: pageSize })
      .autoPagingToArray({ limit: 10 * pageSize }),
  );
  return refunds.toSorted((one, other) => one.created - other.created);
}
