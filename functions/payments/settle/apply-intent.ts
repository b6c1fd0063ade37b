import type { Money } from '#functions/payments/history/read-money.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { cardOf, chargeOf, declineCodeOf, type Intent } from '#functions/stripe/intents.ts';
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

/** What Stripe said about a payment: its intent, its money, and the cards that failed. */
export interface StripeAnswer {
  intent: Intent;
  money: Money;
  failures: Failures;
}

/**
 * The payment with the intent's current state. A payment that succeeded stays so, except for refunds and disputes, and an
 * admin's override stays. An ended intent leaves the sweeper's index.
 */
export function applyIntent(item: PaymentItem, { intent, money, failures }: StripeAnswer): PaymentItem {
  const declineCode = declineCodeOf(intent);
  const stripeStatus = paymentStatusOf(intent.status, declineCode !== undefined);
  const { pending, pendingSince, processing: _, isMismatched: __, declineCode: ___, ...rest } = item;
  const hasEnded = intent.status === 'succeeded' || intent.status === 'canceled';
  const paidAt = item.paidAt ?? money.paidAt;
  const settledStatus = paidAt ? 'succeeded' : stripeStatus;
  const charge = chargeOf(intent);
  const card = paidAt && charge && cardOf(charge);
  return {
    ...rest,
    ...failures,
    ...money,
    ...(!hasEnded && pending && { pending, pendingSince }),
    ...(paidAt && { paidAt }),
    ...(card && { card }),
    ...(intent.status === 'processing' && { processing: true as const }),
    ...(settledStatus === 'failed' && declineCode && { declineCode }),
    status: item.overridden ? item.status : settledStatus,
    receiptUrl: item.receiptUrl || (charge?.receipt_url ?? ''),
  };
}

/** A payment whose intent Stripe does not know, or that was begun under keys of the other mode: it can't be paid anymore. */
export function withoutIntent(item: PaymentItem): PaymentItem {
  const { pending: _, pendingSince: __, processing: ___, ...rest } = item;
  return { ...rest, status: rest.overridden || rest.status === 'failed' ? rest.status : 'cancelled' };
}
