import type Stripe from 'stripe';
import { askStripe } from './client.ts';
import { pageSize } from './list-page.ts';

export type StripeRefund = Stripe.Refund;

const expand = ['data.balance_transaction', 'data.failure_balance_transaction'];

/** Every refund of an intent with what was booked for it, oldest first. */
export async function refundsOf(intentId: string): Promise<StripeRefund[]> {
  const refunds = await askStripe((stripe) =>
    stripe.refunds
      .list({ payment_intent: intentId, limit: pageSize, expand })
      .autoPagingToArray({ limit: 10 * pageSize }),
  );
  // Stripe lists the newest first, and its instants are whole seconds: those of the same second need their order too.
  return refunds.toReversed().toSorted((one, other) => one.created - other.created);
}
