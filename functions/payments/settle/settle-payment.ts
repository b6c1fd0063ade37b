import {
  failedCardsOf,
  isAtFailedCardLimit,
  maxFailedCardsOfPayment,
} from '#functions/payments/failed-cards.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { findPaymentRecord, isPayment } from '#functions/payments/store.ts';
import { countedInWindow } from '#functions/platform/dynamo/window-limits.ts';
import { dayMs } from '#shared/time/durations.ts';
import { endOtherPayments, endPayment } from './end-payment.ts';
import { refreshPayment } from './refresh-payment.ts';

/**
 * Ends a payment on which too many cards have failed, and all payments of a client that has reached its limit of the
 * day. The payment itself goes last: if the process dies before that, the next settlement starts over.
 */
async function stopCardTesting(payment: PaymentItem): Promise<PaymentItem | undefined> {
  const { id, clientKey } = payment;
  const isClientAtLimit = clientKey !== undefined && (await isAtFailedCardLimit(clientKey));
  if (isClientAtLimit) await endOtherPayments(clientKey, id);
  const mustEnd = isClientAtLimit || failedCardsOf(payment) >= maxFailedCardsOfPayment;
  return payment.pending && mustEnd ? endPayment(id) : payment;
}

/**
 * Brings a payment up to date with Stripe, and ends it when it looks like a test of stolen cards. The webhook, the
 * browser's confirmation, the sweeper and a refund call it as often as they like, in any order.
 * @returns the payment; undefined when it was deleted, or when neither we nor Stripe know it
 */
export async function settlePayment(id: string): Promise<PaymentItem | undefined> {
  const payment = await refreshPayment(id);
  return payment && failedCardsOf(payment) > 0 ? stopCardTesting(payment) : payment;
}

// Two, since the browser may ask right before and right after it confirms a card.
const reads = { name: 'stripe-read', windowMs: 3_000, limit: 2 };
const readsOfDay = { name: 'stripe-reads', windowMs: dayMs, limit: 60 };

async function mayAskStripe(id: string): Promise<boolean> {
  return (await countedInWindow(reads, id)) && (await countedInWindow(readsOfDay, id));
}

/**
 * The payment for calls that anyone can repeat. Asks Stripe only while the payment is unfinished, and only so often; in
 * between, the record answers.
 * @returns undefined when there is no such payment
 */
export async function settleSparingly(id: string): Promise<PaymentItem | undefined> {
  const record = await findPaymentRecord(id);
  if (!isPayment(record)) return undefined;
  return record.pending && (await mayAskStripe(id)) ? settlePayment(id) : record;
}
