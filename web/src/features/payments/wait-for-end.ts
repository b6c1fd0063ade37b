import type { PaymentSource } from '#shared/payments/payment.ts';
import { lookAgain } from './pay.ts';
import type { PaymentOutcome, WaitingPayment } from './payment-order.ts';

/** The pauses between checks; the last one repeats. Our server limits how often it asks Stripe about a payment. */
const pausesMs = [3_000, 5_000, 10_000, 20_000, 30_000];

/** Waits for the given time, or until the network is back. */
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
 * Checks until the payment has ended.
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
