import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { parseDollars } from '#shared/payments/amount.ts';
import type { BillPayForm } from '#shared/payments/bill-pay-form.ts';
import { required } from '#shared/required.ts';
import type { ConfirmCard } from '#web/features/payments/payment-order.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { usePayment } from '#web/features/payments/use-payment.ts';
import { billPayTexts } from './bill-pay-texts.ts';
import { billPayDraft } from './use-bill-pay-form.ts';

/** Pays a bill with a wallet or the card in the three card fields. */
export function usePayBill() {
  const stripe = useStripe();
  const elements = useElements();
  const { start, refuse, ...payment } = usePayment(billPayTexts.failures);

  async function payBill({ amount, serviceDate, ...payer }: BillPayForm, confirmCard: ConfirmCard) {
    const metadata = { ...payer, ...(serviceDate && { serviceDate }) };
    const amountCents = required(parseDollars(amount), 'amount');
    if (await start({ source: 'bill-pay', amountCents, metadata }, confirmCard)) billPayDraft.clear();
  }

  async function payByCard(bill: BillPayForm, zip: string) {
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) return refuse(billPayTexts.failures.notReady, paymentTexts.nothingCharged);
    const { patientName: name, patientEmail: email } = bill;
    const billing_details = { name, email, address: { postal_code: zip } };
    return payBill(bill, (clientSecret) =>
      stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details } }),
    );
  }

  return { ...payment, payBill, payByCard };
}
