import { useEffect, useState } from 'react';
import type { PaymentSource } from '#shared/payments/payment.ts';
import { pendingPurchases } from '#web/domain/cart/pending-purchases.ts';
import { lookAgain, waitForEnd } from './look-again.ts';
import { type UnsettledAttempt, unsettledAttempt } from './payment-attempt.ts';
import type { PaymentFailure } from './payment-failure.ts';
import type { WaitingPayment } from './payment-outcome.ts';

export type EarlierPayment =
  | { phase: 'none' | 'failed' }
  /** `bought`: titles of the tests that have left the cart. */
  | { phase: 'paid'; bought: readonly string[] }
  | { phase: 'waiting'; waiting: WaitingPayment };

/** The cart's purchases whose attempts another attempt has replaced. Not waited for: they were not at the bank then. */
function replacedPurchases(source: PaymentSource, last: UnsettledAttempt | undefined): string[] {
  if (source !== 'lab-test-cart') return [];
  const ids = pendingPurchases().map(({ paymentIntentId }) => paymentIntentId);
  return ids.filter((id) => id !== last?.paymentIntentId);
}

async function followEarlier(
  source: PaymentSource,
  report: (state: EarlierPayment) => void,
  signal: AbortSignal,
): Promise<void> {
  const attempt = unsettledAttempt(source);
  const bought: string[] = [];

  function reportEnd({ failure }: { failure: PaymentFailure }, wasWaiting: boolean) {
    if (failure.cause === 'earlier-paid') {
      bought.push(...failure.bought);
      report({ phase: 'paid', bought: [...bought] });
    } else if (wasWaiting) report({ phase: 'failed' });
  }

  for (const paymentIntentId of replacedPurchases(source, attempt)) {
    const outcome = await lookAgain(source, { paymentIntentId, isProcessing: false });
    if (signal.aborted) return;
    if ('failure' in outcome) reportEnd(outcome, false);
  }
  if (!attempt) return;
  let outcome = await lookAgain(source, { paymentIntentId: attempt.paymentIntentId, isProcessing: false });
  let wasWaiting = false;
  if ('waiting' in outcome && !signal.aborted) {
    wasWaiting = true;
    const show = (waiting: WaitingPayment) => report({ phase: 'waiting', waiting });
    const end = await waitForEnd(source, outcome.waiting, show, signal);
    if (!end) return;
    outcome = end;
  }
  if (!signal.aborted && 'failure' in outcome) reportEnd(outcome, wasWaiting);
}

/** What became of a payment that had no result when the page was left or reloaded. Looks until it has ended. */
export function useEarlierPayment(source: PaymentSource): EarlierPayment {
  const [state, setState] = useState<EarlierPayment>({ phase: 'none' });
  useEffect(() => {
    const left = new AbortController();
    void followEarlier(source, setState, left.signal);
    return () => left.abort();
  }, [source]);
  return state;
}
