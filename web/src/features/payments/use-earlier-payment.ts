import { useEffect, useState } from 'react';
import type { PaymentSource } from '#shared/payments/payment.ts';
import { lookAgain, waitForEnd } from './look-again.ts';
import { unsettledAttempt } from './payment-attempt.ts';
import type { WaitingPayment } from './payment-outcome.ts';

export type EarlierPayment =
  | { phase: 'none' | 'paid' | 'failed' }
  | { phase: 'waiting'; waiting: WaitingPayment };

async function followEarlier(
  source: PaymentSource,
  report: (state: EarlierPayment) => void,
  signal: AbortSignal,
): Promise<void> {
  const attempt = unsettledAttempt(source);
  if (!attempt) return;
  const { paymentIntentId } = attempt;
  let outcome = await lookAgain(source, { paymentIntentId, isProcessing: false });
  let wasWaiting = false;
  if ('waiting' in outcome && !signal.aborted) {
    wasWaiting = true;
    const show = (waiting: WaitingPayment) => report({ phase: 'waiting', waiting });
    const end = await waitForEnd(source, outcome.waiting, show, signal);
    if (!end) return;
    outcome = end;
  }
  if (signal.aborted || !('failure' in outcome)) return;
  if (outcome.failure.cause === 'earlier-paid') report({ phase: 'paid' });
  else if (wasWaiting) report({ phase: 'failed' });
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
