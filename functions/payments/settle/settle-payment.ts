import {
  failedCardsOf,
  hasTooManyFailedCards,
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
 * day. The payment itself goes last: if the process dies before, reading it again starts over.
 */
async function endCardTest(payment: PaymentItem): Promise<PaymentItem | undefined> {
  const { id, clientKey } = payment;
  const isClientOverLimit = clientKey !== undefined && (await hasTooManyFailedCards(clientKey));
  if (isClientOverLimit) await endOtherPayments(clientKey, id);
  const isOver = isClientOverLimit || failedCardsOf(payment) >= maxFailedCardsOfPayment;
  return payment.pending && isOver ? endPayment(id) : payment;
}

/**
 * Brings a payment up to date with Stripe, and ends it when it looks like a test of stolen cards. The webhook, the
 * browser's confirmation, the sweeper and a refund call it as often as they like, in any order.
 * @returns the payment; undefined when it was deleted, or when neither we nor Stripe know it
 */
export async function settlePayment(id: string): Promise<PaymentItem | undefined> {
  const payment = await refreshPayment(id);
  return payment && failedCardsOf(payment) > 0 ? endCardTest(payment) : payment;
}

// Two, since the browser may ask right before and right after a card is confirmed.
const reads = { name: 'stripe-read', windowMs: 3_000, limit: 2 };
const readsOfDay = { name: 'stripe-reads', windowMs: dayMs, limit: 60 };

async function mayAskStripe(id: string): Promise<boolean> {
  return (await countedInWindow(reads, id)) && (await countedInWindow(readsOfDay, id));
}

/**
 * The payment for callers that anyone can repeat: Stripe is asked only while it is unfinished, and only so often. In
 * between, the record answers.
 * @returns undefined when there is no such payment
 */
export async function settleSparingly(id: string): Promise<PaymentItem | undefined> {
  const record = await findPaymentRecord(id);
  if (!isPayment(record)) return undefined;
  return record.pending && (await mayAskStripe(id)) ? settlePayment(id) : record;
}
