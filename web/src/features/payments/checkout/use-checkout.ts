import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PurchaseForm } from '#shared/payments/purchase-form.ts';
import { stripeTexts } from '#web/features/payments/card/stripe-texts.ts';
import type { ConfirmCard, PaidIntent, PaymentOrder } from '#web/features/payments/pay.ts';
import { checkoutFailure } from '#web/features/payments/payment-failure-texts.ts';
import { usePayment } from '#web/features/payments/use-payment.ts';
import type { CheckoutOrder } from './checkout-order.ts';
import { checkoutTexts } from './checkout-texts.ts';

function paymentOrder({ items, totalCents }: CheckoutOrder, customer: PurchaseForm): PaymentOrder {
  const { firstName, lastName, email, phone, dob } = customer;
  return {
    source: 'lab-test-cart',
    amountCents: totalCents,
    metadata: { patientName: `${firstName} ${lastName}`, patientEmail: email, phone, dob },
    items: items.map(({ title, price }) => ({ title, price })),
  };
}

/** Pays for the cart's selected tests with the card of the CardElement. */
export function useCheckout(order: CheckoutOrder) {
  const stripe = useStripe();
  const elements = useElements();
  const { state, start, backToForm, refuse } = usePayment();

  async function checkOut(customer: PurchaseForm): Promise<PaidIntent | undefined> {
    if (order.items.length === 0) return refuse(checkoutTexts.nothingSelected);
    if (!stripe) return refuse(stripeTexts.notInitialized);
    const card = elements?.getElement(CardElement);
    if (!card) return refuse(stripeTexts.noCardElement);
    // spec §7: the card becomes a payment method first, here with name, e-mail and phone.
    const confirmCard: ConfirmCard = async (clientSecret) => {
      const { firstName, lastName, email, phone } = customer;
      const billing = { name: `${firstName} ${lastName}`, email, phone };
      const method = await stripe.createPaymentMethod({ type: 'card', card, billing_details: billing });
      if (method.error) return { error: method.error };
      return stripe.confirmCardPayment(clientSecret, { payment_method: method.paymentMethod.id });
    };
    return start(paymentOrder(order, customer), confirmCard);
  }

  return {
    phase: state.phase,
    /** Why it did not work, in words; set in the phase 'failed'. */
    failure: state.phase === 'failed' ? checkoutFailure(state.failure) : undefined,
    checkOut,
    backToForm,
  };
}
