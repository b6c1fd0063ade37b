import { useEffect, useRef, useState } from 'react';
import { useSingleFlight } from '#web/lib/use-single-flight.ts';
import { pay, waitForEnd } from './pay.ts';
import { unsettledIntent } from './payment-attempt.ts';
import { type FailureTexts, failureMessage, type PaymentFailure } from './payment-failure.ts';
import type { ConfirmCard, PaidIntent, PaymentOrder, WaitingPayment } from './payment-order.ts';

type PaymentState =
  | { phase: 'form' | 'processing' }
  | { phase: 'waiting'; waiting: WaitingPayment }
  | { phase: 'failed'; failure: PaymentFailure }
  | { phase: 'paid'; order: PaymentOrder; paid: PaidIntent };

/** A signal that aborts when the component unmounts, for work that would otherwise continue. */
function useUnmountSignal(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    // StrictMode mounts the component again after it has aborted the signal.
    if (controller.current.signal.aborted) controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return () => controller.current.signal;
}

/** The state of paying. Allows one payment at a time. */
export function usePayment(texts: FailureTexts) {
  const [state, setState] = useState<PaymentState>({ phase: 'form' });
  const runSingle = useSingleFlight();
  const unmountSignal = useUnmountSignal();
  const showWaiting = (waiting: WaitingPayment) => setState({ phase: 'waiting', waiting });

  function fail(failure: PaymentFailure): undefined {
    setState({ phase: 'failed', failure });
  }

  async function payOrder(order: PaymentOrder, confirmCard: ConfirmCard): Promise<PaidIntent | undefined> {
    setState({ phase: 'processing' });
    try {
      const first = await pay(order, confirmCard).catch((error) => {
        // If a confirmation was sent, the card may have been charged: find out instead of failing.
        const paymentIntentId = unsettledIntent(order.source);
        if (!paymentIntentId) throw error;
        return { waiting: { paymentIntentId, isProcessing: false } };
      });
      const outcome =
        'waiting' in first
          ? await waitForEnd(order.source, first.waiting, showWaiting, unmountSignal())
          : first;
      if (!outcome) return undefined;
      if ('failure' in outcome) return fail(outcome.failure);
      setState({ phase: 'paid', order, paid: outcome.paid });
      return outcome.paid;
    } catch (error) {
      fail({ cause: 'card' });
      throw error;
    }
  }

  return {
    isProcessing: state.phase === 'processing',
    /** A payment that may still go through. Nothing else can be paid until it has ended. */
    waiting: state.phase === 'waiting' ? state.waiting : undefined,
    failure: state.phase === 'failed' ? failureMessage(state.failure, texts) : undefined,
    /** The paid order. */
    done: state.phase === 'paid' ? { order: state.order, paid: state.paid } : undefined,
    /** Resolves to the intent once it is paid, however long the bank takes. */
    start: (order: PaymentOrder, confirmCard: ConfirmCard) => runSingle(() => payOrder(order, confirmCard)),
    /** Shows a failure without sending anything. */
    refuse: (message: string, next: string) => fail({ cause: 'not-started', message, next }),
    backToForm: () => setState({ phase: 'form' }),
  };
}
