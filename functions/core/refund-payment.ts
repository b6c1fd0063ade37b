import { changePayment } from '#functions/adapters/payment-changes.ts';
import type { PaymentItem } from '#functions/adapters/payment-item.ts';
import { StripeBreakdown, StripeRefusal } from '#functions/adapters/stripe.ts';
import { refundIntent } from '#functions/adapters/stripe-intents.ts';
import { Problem } from '#shared/api/problem.ts';
import { now } from './clock.ts';
import { settlePayment } from './settle-payment.ts';

/** After a failure: the payment, if the refund has happened all the same. */
async function refundedAllTheSame(before: PaymentItem, error: unknown): Promise<PaymentItem | undefined> {
  const after = await settlePayment(before.id);
  if (after && after.refundedCents > before.refundedCents) return after;
  if (error instanceof StripeBreakdown) {
    // Stripe would break down over the same request again, so the next is another to it.
    const refundTries = (before.refundTries ?? 0) + 1;
    await changePayment(before.id, (item) => ({ to: { ...item, refundTries } }), now());
  }
  return undefined;
}

/**
 * Gives so many cents back. The same again, from the same state, is the same refund: a double click or a retry after
 * a lost answer gives nothing back twice.
 */
export async function refundPayment(item: PaymentItem, cents: number): Promise<PaymentItem> {
  try {
    await refundIntent(item.id, cents, `${item.refundedCents} ${cents} ${item.refundTries ?? 0}`);
  } catch (error) {
    const after = await refundedAllTheSame(item, error);
    if (after) return after;
    if (!(error instanceof StripeRefusal)) throw error;
    throw new Problem('conflict', 'Stripe refused this refund. Please look at the payment again.');
  }
  return (await settlePayment(item.id)) ?? item;
}
