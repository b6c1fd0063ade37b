import { failedCardsOf, maxFailedCardsOfPayment, stoppedNetworks } from '#functions/payments/failed-cards.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { findPaymentRecord, isPayment, stalePayment } from '#functions/payments/store.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { count } from '#functions/platform/dynamo/tally.ts';
import { cancelIntent } from '#functions/stripe/intents.ts';
import { dayMs } from '#shared/time/durations.ts';
import { refreshPayment } from './refresh-payment.ts';

const concurrency = 10;

/** Cancels a payment's intent, and records Stripe's state afterwards: the intent may have been paid just before. */
export async function endPayment(id: string): Promise<PaymentItem | undefined> {
  await cancelIntent(id);
  return refreshPayment(id);
}

/** Ends a payment that has not ended. Throws `stale-version` when the payment was paid just before. */
export async function cancelIfPending(item: PaymentItem): Promise<void> {
  if (!item.pending) return;
  const ended = await endPayment(item.id);
  if (ended?.paidAt) throw stalePayment(ended);
}

/** Ends the unfinished ones among these payments. */
export async function endUnfinished(ids: readonly string[]): Promise<void> {
  await mapConcurrently(ids, concurrency, async (id) => {
    const record = await findPaymentRecord(id);
    if (isPayment(record) && record.pending) await endPayment(id);
  });
}

/**
 * Ends a payment with too many failed cards. If its client has too many failed cards, also ends each of the client's
 * payments on which at least two cards have failed. The payment itself is ended last: if the process dies before that,
 * the next settlement starts over.
 */
async function stopCardTesting(payment: PaymentItem): Promise<PaymentItem | undefined> {
  const { id, client } = payment;
  const stopped = client ? await stoppedNetworks(client) : [];
  const suspects = new Set(stopped.flatMap((network) => network.suspects));
  await endUnfinished([...suspects].filter((other) => other !== id));
  const mustEnd = failedCardsOf(payment) >= maxFailedCardsOfPayment || suspects.has(id);
  return payment.pending && mustEnd ? endPayment(id) : payment;
}

/**
 * Updates a payment from Stripe, and ends it when it looks like a test of stolen cards. The webhook, the browser's
 * confirmation, the sweep of pending payments and refunds can call this any number of times, in any order.
 * @returns the payment; undefined when it was deleted, or when neither we nor Stripe know it
 */
export async function settlePayment(id: string): Promise<PaymentItem | undefined> {
  const payment = await refreshPayment(id);
  return payment && failedCardsOf(payment) > 0 ? stopCardTesting(payment) : payment;
}

/**
 * Limits how often Stripe is asked about a payment: at most 60 times a day and twice within three seconds, since the
 * browser may ask right before and right after it confirms a card.
 */
async function mayAskStripe(id: string): Promise<boolean> {
  const now = { key: `reads#${id}`, limit: 2, lastsMs: 3_000 };
  return !(await count(now, { key: `reads of day#${id}`, limit: 60, lastsMs: dayMs }));
}

/**
 * The payment, for routes that anyone can call repeatedly. Asks Stripe only while the payment is unfinished, and only a
 * limited number of times; otherwise returns the stored payment.
 * @returns undefined when there is no such payment
 */
export async function settleWithinLimit(id: string): Promise<PaymentItem | undefined> {
  const record = await findPaymentRecord(id);
  if (!isPayment(record)) return undefined;
  return record.pending && (await mayAskStripe(id)) ? settlePayment(id) : record;
}
