import type Stripe from 'stripe';
import { pseudonym } from '#functions/platform/tokens.ts';
import { askStripe, StripeRefusal } from './client.ts';

/** An intent, and what came of its last charge. */
export type Intent = Stripe.PaymentIntent;

interface NewIntent {
  amountCents: number;
  currency: string;
  source: string;
  /** What tells this intent from every other: the same gets the same intent. */
  occasion: string;
}

/**
 * Makes the intent of an occasion, or answers the one that it has. Stripe learns the amount, where it was begun and an
 * opaque reference; nothing of the person.
 */
export async function createIntent({ amountCents, currency, source, occasion }: NewIntent): Promise<Intent> {
  const [payment, idempotencyKey] = await Promise.all([
    pseudonym(`payment ${occasion}`),
    pseudonym(`intent ${occasion}`),
  ]);
  return askStripe((stripe) =>
    stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency,
        allowed_payment_method_types: ['card'],
        metadata: { payment, source },
      },
      { idempotencyKey },
    ),
  );
}

/** The intent as it stands now, its last charge included; undefined when Stripe has none under this id. */
export async function findIntent(id: string): Promise<Intent | undefined> {
  try {
    return await askStripe((stripe) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  } catch (error) {
    if (error instanceof StripeRefusal && error.reason === 'resource_missing') return undefined;
    throw error;
  }
}

/** The last charge of an intent that came with it. */
export function chargeOf({ latest_charge }: Intent): Stripe.Charge | undefined {
  return latest_charge && typeof latest_charge === 'object' ? latest_charge : undefined;
}

/** Cancels an intent, so that nobody can pay it any more. One that has ended, or is being paid, stays as it is. */
export async function cancelIntent(id: string): Promise<void> {
  try {
    await askStripe((stripe) => stripe.paymentIntents.cancel(id));
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
  }
}

/** Gives so many cents back, once for an occasion. Throws a StripeRefusal when that is more than is left. */
export async function refundIntent(id: string, amountCents: number, occasion: string): Promise<void> {
  const idempotencyKey = await pseudonym(`refund ${id} ${occasion}`);
  await askStripe((stripe) =>
    stripe.refunds.create({ payment_intent: id, amount: amountCents }, { idempotencyKey }),
  );
}
