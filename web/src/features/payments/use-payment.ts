import { useState } from 'react';
import { useSingleFlight } from '#web/lib/use-single-flight.ts';
import { pay } from './pay.ts';
import { type FailureTexts, failureMessage, type PaymentFailure } from './payment-failure.ts';
import type { ConfirmCard, PaidIntent, PaymentOrder } from './payment-order.ts';
import type { WaitingPayment } from './payment-outcome.ts';
import { useLeft } from './use-left.ts';
import { waitForEnd } from './wait-for-end.ts';

type PaymentState =
  | { phase: 'form' | 'processing' }
  | { phase: 'waiting'; waiting: WaitingPayment }
  | { phase: 'failed'; failure: PaymentFailure }
  | { phase: 'paid'; order: PaymentOrder; paid: PaidIntent };

/** The state of paying, one payment at a time. */
export function usePayment(texts: FailureTexts) {
  const [state, setState] = useState<PaymentState>({ phase: 'form' });
  const runSingle = useSingleFlight();
  const left = useLeft();
  const showWaiting = (waiting: WaitingPayment) => setState({ phase: 'waiting', waiting });

  async function payOrder(order: PaymentOrder, confirmCard: ConfirmCard): Promise<PaidIntent | undefined> {
    setState({ phase: 'processing' });
    try {
      const first = await pay(order, confirmCard);
      const outcome =
        'waiting' in first ? await waitForEnd(order.source, first.waiting, showWaiting, left()) : first;
      if (!outcome) return undefined;
      if ('failure' in outcome) {
        setState({ phase: 'failed', failure: outcome.failure });
        return undefined;
      }
      setState({ phase: 'paid', order, paid: outcome.paid });
      return outcome.paid;
    } catch (error) {
      setState({ phase: 'failed', failure: { cause: 'card' } });
      throw error;
    }
  }

  function refuse(message: string, next: string): undefined {
    setState({ phase: 'failed', failure: { cause: 'not-started', message, next } });
  }

  return {
    isProcessing: state.phase === 'processing',
    /** A payment that may still go through: nothing else can be paid until it has ended. */
    waiting: state.phase === 'waiting' ? state.waiting : undefined,
    failure: state.phase === 'failed' ? failureMessage(state.failure, texts) : undefined,
    /** What was paid. */
    done: state.phase === 'paid' ? { order: state.order, paid: state.paid } : undefined,
    /** Resolves to the intent once it is paid, however long the bank takes. */
    start: (order: PaymentOrder, confirmCard: ConfirmCard) => runSingle(() => payOrder(order, confirmCard)),
    /** Fails before anything is sent. */
    refuse,
    backToForm: () => setState({ phase: 'form' }),
  };
}
