import { clearAttempt, type PaymentAttempt, saveAttempt, startAttempt } from './payment-attempt.ts';
import type { PaymentFailure } from './payment-failure.ts';
import { confirmIntent, createIntent, fetchStatus } from './payment-intent.ts';
import type { ConfirmCard, PaidIntent, PaymentOrder } from './payment-order.ts';

export type PaymentOutcome = { paid: PaidIntent } | { failure: PaymentFailure };

/**
 * Pays an order by card, once: the same order again continues where the last try ended. Resolves for every failure of
 * a payment. After a lost answer it asks the server for the status before it confirms a card again.
 */
export async function pay(order: PaymentOrder, confirmCard: ConfirmCard): Promise<PaymentOutcome> {
  const { source } = order;
  const { attempt, unsettledOther } = await startAttempt(source, order);
  if (unsettledOther) {
    const { paymentIntentId } = unsettledOther;
    const status = await fetchStatus(paymentIntentId);
    if (!status) return { failure: { cause: 'unknown' } };
    clearAttempt(source);
    if (status === 'succeeded') return { failure: { cause: 'earlier-paid', paymentIntentId } };
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

  function paid(wasPaidBefore: boolean): PaymentOutcome {
    const { paidAt = new Date().toISOString() } = attempt;
    saveAttempt({ ...attempt, paymentIntentId, unsettled: false, paidAt });
    return { paid: { paymentIntentId, clientSecret, paidAt: new Date(paidAt), wasPaidBefore } };
  }

  if (attempt.unsettled || attempt.paidAt) {
    const status = await fetchStatus(paymentIntentId);
    if (status === 'succeeded') return paid(true);
    if (!status) return { failure: { cause: 'unknown' } };
    if (status === 'cancelled') return payWithNewKey(order, confirmCard);
  }

  saveAttempt({ ...attempt, paymentIntentId, unsettled: true });
  const { result, message } = await confirmIntent(confirmCard, clientSecret);
  if (result === 'paid') {
    // Tells our server right away. If this request is lost, Stripe's webhook tells it too.
    void fetchStatus(paymentIntentId);
    return paid(false);
  }

  const status = await fetchStatus(paymentIntentId);
  if (status === 'succeeded') return paid(false);
  if (status === 'cancelled') {
    // It ended while the visitor was paying, as every payment does after an hour. Nothing was charged.
    if (result !== 'declined' && allowNewKey) return payWithNewKey(order, confirmCard);
    clearAttempt(order.source);
  } else if (result === 'declined') saveAttempt({ ...attempt, paymentIntentId, unsettled: false });
  if (result === 'not-successful') return { failure: { cause: 'not-successful' } };
  if (result === 'unknown' && !status) return { failure: { cause: 'unknown' } };
  // Stripe's other messages are for developers.
  return { failure: { cause: 'card', message: result === 'declined' ? message : undefined } };
}
