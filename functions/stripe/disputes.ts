import type Stripe from 'stripe';
import { askStripe } from './client.ts';
import { pageSize } from './list-page.ts';

export type StripeDispute = Stripe.Dispute;

/** Every dispute of an intent, oldest first. */
export async function disputesOf(intentId: string): Promise<StripeDispute[]> {
  const { data } = await askStripe((stripe) =>
    stripe.disputes.list({ payment_intent: intentId, limit: pageSize }),
  );
  return data.toSorted((one, other) => one.created - other.created);
}
