import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { parseDollars } from '#shared/payments/amount.ts';
import type { BillPayForm } from '#shared/payments/bill-pay-form.ts';
import { billPayFailure } from '#web/features/payments/payment-failure-texts.ts';
import { usePayment } from '#web/features/payments/use-payment.ts';
import { billPayTexts } from './bill-pay-texts.ts';

/** Pays a bill with the card of the three card fields. */
export function usePayBill() {
  const stripe = useStripe();
  const elements = useElements();
  const { state, start, refuse } = usePayment();

  async function payBill({ amount, ...metadata }: BillPayForm) {
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) return refuse(billPayTexts.failures.notReady);
    const { patientName: name, patientEmail: email } = metadata;
    return start({ source: 'bill-pay', amountCents: parseDollars(amount) ?? 0, metadata }, (clientSecret) =>
      stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details: { name, email } } }),
    );
  }

  return {
    phase: state.phase,
    /** Why it did not work, in words. */
    failure: state.phase === 'failed' ? billPayFailure(state.failure) : undefined,
    /** What was paid, and how; set in the phase 'paid'. */
    done: state.phase === 'paid' ? state : undefined,
    payBill,
  };
}
