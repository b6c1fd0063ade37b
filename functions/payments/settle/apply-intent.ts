import type { PaymentItem } from '#functions/payments/record.ts';
import { chargeOf, type Intent } from '#functions/stripe/intents.ts';
import { paymentStatusOf } from '#shared/payments/payment.ts';
import type { Failures } from './read-failures.ts';

/** Whether an intent has the amount, currency and mode that we asked for. */
export function matchesIntent(item: PaymentItem, intent: Intent, live: boolean): boolean {
  const { amountCents, currency, livemode } = item;
  const isOurs =
    intent.amount === amountCents && intent.currency === currency && intent.livemode === livemode;
  const isPaidInFull = intent.status !== 'succeeded' || intent.amount_received === amountCents;
  return isOurs && isPaidInFull && livemode === live;
}

/**
 * The payment with the intent's current state. A payment that succeeded stays so, except for refunds, and an admin's
 * override stays. An ended intent leaves the sweeper's index; a refund that arrived ends its attempt.
 */
export function applyIntent(item: PaymentItem, intent: Intent, failures: Failures, now: Date): PaymentItem {
  const charge = chargeOf(intent);
  const stripeStatus = paymentStatusOf(intent.status, intent.last_payment_error !== null);
  const { pending, pendingSince, refundAttempt, ...rest } = item;
  const refundedCents = charge?.amount_refunded ?? item.refundedCents;
  const hasEnded = intent.status === 'succeeded' || intent.status === 'canceled';
  const paidAt = item.paidAt ?? (stripeStatus === 'succeeded' ? now.toISOString() : undefined);
  const settledStatus = paidAt ? 'succeeded' : stripeStatus;
  return {
    ...rest,
    ...failures,
    ...(!hasEnded && pending && { pending, pendingSince }),
    ...(paidAt && { paidAt }),
    ...((item.disputed || charge?.disputed) && { disputed: true }),
    status: item.overridden ? item.status : settledStatus,
    refundedCents,
    ...(refundAttempt && refundedCents < refundAttempt.totalRefundedCents && { refundAttempt }),
    receiptUrl: item.receiptUrl || (charge?.receipt_url ?? ''),
  };
}
