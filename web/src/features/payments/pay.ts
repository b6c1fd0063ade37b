import { addPendingPurchase, completePurchase } from '#web/domain/cart/pending-purchases.ts';
import { lookAgain } from './look-again.ts';
import { clearAttempt, type PaymentAttempt, saveAttempt, startAttempt } from './payment-attempt.ts';
import { confirmIntent, createIntent, fetchStatus } from './payment-intent.ts';
import type { ConfirmCard, PaymentOrder } from './payment-order.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

/**
 * Pays an order by card, once: the same order again continues where the last try ended. Resolves for every failure of
 * a payment, and for one that the bank has not decided yet. After a lost answer it asks the server for the status before
 * it confirms a card again.
 */
export async function pay(order: PaymentOrder, confirmCard: ConfirmCard): Promise<PaymentOutcome> {
  const { source } = order;
  const { attempt, unsettledOther } = await startAttempt(source, order);
  if (unsettledOther) {
    const { paymentIntentId } = unsettledOther;
    const earlier = await lookAgain(source, { paymentIntentId, isProcessing: false });
    const isUnpaid = 'failure' in earlier && earlier.failure.cause !== 'earlier-paid';
    if (!isUnpaid) return earlier;
    saveAttempt(attempt);
  }
  return payAttempt(order, attempt, confirmCard);
}

/** Pays with a new key, since the attempt's intent can no longer be paid. */
async function payWithNewKey(order: PaymentOrder, confirmCard: ConfirmCard): Promise<PaymentOutcome> {
  clearAttempt(order.source);
  const { attempt } = await startAttempt(order.source, order);
  return payAttempt(order, attempt, confirmCard, { allowNewKey: false });
}

async function payAttempt(
  order: PaymentOrder,
  attempt: PaymentAttempt,
  confirmCard: ConfirmCard,
  { allowNewKey = true } = {},
): Promise<PaymentOutcome> {
  const intent = await createIntent(order, attempt);
  if (intent === 'ended') {
    return allowNewKey ? payWithNewKey(order, confirmCard) : { failure: { cause: 'no-intent' } };
  }
  if ('failure' in intent) return intent;
  const { paymentIntentId, clientSecret } = intent;
  if (order.items) addPendingPurchase(paymentIntentId, order.items);

  function paid(wasPaidBefore: boolean, serverUpdate?: Promise<unknown>): PaymentOutcome {
    const { paidAt = new Date().toISOString() } = attempt;
    saveAttempt({ ...attempt, paymentIntentId, unsettled: false, paidAt });
    completePurchase(paymentIntentId);
    return { paid: { paymentIntentId, clientSecret, wasPaidBefore, ...(serverUpdate && { serverUpdate }) } };
  }

  function waiting(isProcessing: boolean): PaymentOutcome {
    return { waiting: { paymentIntentId, clientSecret, isProcessing } };
  }

  if (attempt.unsettled || attempt.paidAt) {
    const status = await fetchStatus(paymentIntentId);
    if (status === 'succeeded') return paid(true);
    if (!status || status === 'processing') return waiting(status === 'processing');
    if (status === 'cancelled') return payWithNewKey(order, confirmCard);
  }

  saveAttempt({ ...attempt, paymentIntentId, unsettled: true });
  const { result, message } = await confirmIntent(confirmCard, clientSecret);
  if (result === 'paid') {
    // Tells our server right away. If this request is lost, Stripe's webhook tells it too.
    return paid(false, fetchStatus(paymentIntentId));
  }

  const status = await fetchStatus(paymentIntentId);
  if (status === 'succeeded') return paid(false);
  if (status === 'processing') return waiting(true);
  if (result === 'processing' && (!status || status === 'pending')) return waiting(true);
  if (result === 'unknown' && !status) return waiting(false);
  if (status === 'cancelled') {
    // It ended while the visitor was paying, as every payment does after an hour. Nothing was charged.
    if (result !== 'declined' && allowNewKey) return payWithNewKey(order, confirmCard);
    clearAttempt(order.source);
  } else if (result === 'declined') saveAttempt({ ...attempt, paymentIntentId, unsettled: false });
  if (result === 'not-successful') return { failure: { cause: 'not-successful' } };
  return { failure: { cause: 'card', message } };
}
