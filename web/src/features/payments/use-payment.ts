import { useState } from 'react';
import { useSingleFlight } from '#web/lib/use-single-flight.ts';
import { type ConfirmCard, type PaidIntent, type PaymentFailure, type PaymentOrder, pay } from './pay.ts';

export type PaymentState =
  | { phase: 'form' | 'processing' }
  | { phase: 'failed'; failure: PaymentFailure }
  | { phase: 'paid'; order: PaymentOrder; paid: PaidIntent };

/** How paying goes, one payment at a time (spec §4, Cart checkout and Bill-pay flow). */
export function usePayment() {
  const [state, setState] = useState<PaymentState>({ phase: 'form' });
  const runSingle = useSingleFlight();

  async function payOrder(order: PaymentOrder, confirmCard: ConfirmCard): Promise<PaidIntent | undefined> {
    setState({ phase: 'processing' });
    try {
      const outcome = await pay(order, confirmCard);
      if ('failure' in outcome) {
        setState({ phase: 'failed', failure: outcome.failure });
        return undefined;
      }
      setState({ phase: 'paid', order, paid: outcome.paid });
      return outcome.paid;
    } catch (error) {
      setState({ phase: 'failed', failure: { cause: 'card', message: undefined } });
      throw error;
    }
  }

  function refuse(message: string): undefined {
    setState({ phase: 'failed', failure: { cause: 'not-begun', message } });
  }

  return {
    state,
    /** Resolves to the intent once it is paid. */
    start: (order: PaymentOrder, confirmCard: ConfirmCard) => runSingle(() => payOrder(order, confirmCard)),
    refuse,
    backToForm: () => setState({ phase: 'form' }),
  };
}
