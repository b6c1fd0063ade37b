import type { PaymentSource } from '#shared/payments/payment.ts';
import { completePurchase, removePendingPurchase } from '#web/domain/cart/pending-purchases.ts';
import { settleAttempt } from './payment-attempt.ts';
import { fetchStatus } from './payment-intent.ts';
import type { PaymentOutcome, WaitingPayment } from './payment-outcome.ts';

/** Asks our server how a payment has ended that was left without a result. */
export async function lookAgain(source: PaymentSource, waiting: WaitingPayment): Promise<PaymentOutcome> {
  const { paymentIntentId, clientSecret } = waiting;
  const status = await fetchStatus(paymentIntentId);
  if (!status) return { waiting };
  if (status === 'processing') return { waiting: { ...waiting, isProcessing: true } };
  if (status === 'succeeded') {
    settleAttempt(source, paymentIntentId, new Date());
    const bought = completePurchase(paymentIntentId);
    return clientSecret
      ? { paid: { paymentIntentId, clientSecret, wasPaidBefore: false } }
      : { failure: { cause: 'earlier-paid', paymentIntentId, bought } };
  }
  if (status === 'cancelled') removePendingPurchase(paymentIntentId);
  // A pending one may be at 3-D Secure in another tab, so it stays to be asked about.
  if (status !== 'pending') settleAttempt(source, paymentIntentId);
  return { failure: { cause: 'card', message: undefined } };
}

/** The pauses between looks; the last one repeats. Our server asks Stripe about a payment only so often. */
const pausesMs = [3_000, 5_000, 10_000, 20_000, 30_000];

/** Waits, but no longer once the network is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const timer = setTimeout(go, ms);
    function go() {
      clearTimeout(timer);
      over.abort();
      resolve();
    }
    window.addEventListener('online', go, { signal: over.signal });
    signal.addEventListener('abort', go, { signal: over.signal });
  });
}

/**
 * Looks again until the payment has ended, one way or the other.
 * @param onWaiting called with the current state, right away and after each check
 * @returns undefined when aborted
 */
export async function waitForEnd(
  source: PaymentSource,
  first: WaitingPayment,
  onWaiting: (waiting: WaitingPayment) => void,
  signal: AbortSignal,
): Promise<Exclude<PaymentOutcome, { waiting: WaitingPayment }> | undefined> {
  let waiting = first;
  for (let look = 0; !signal.aborted; look++) {
    onWaiting(waiting);
    await pause(pausesMs[Math.min(look, pausesMs.length - 1)] ?? 0, signal);
    if (signal.aborted) return undefined;
    const outcome = await lookAgain(source, waiting);
    if (!('waiting' in outcome)) return signal.aborted ? undefined : outcome;
    waiting = outcome.waiting;
  }
  return undefined;
}
