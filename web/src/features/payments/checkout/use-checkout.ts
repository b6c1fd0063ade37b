import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PurchaseForm } from '#shared/payments/purchase-form.ts';
import type {
  ConfirmCard,
  OrderedTest,
  PaidIntent,
  PaymentOrder,
} from '#web/features/payments/payment-order.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { usePayment } from '#web/features/payments/use-payment.ts';
import { checkoutTexts } from './checkout-texts.ts';

/** The cart's selected tests and their total, which the checkout charges. */
export interface CheckoutOrder {
  items: readonly OrderedTest[];
  totalCents: number;
}

function paymentOrder({ items, totalCents }: CheckoutOrder, customer: PurchaseForm): PaymentOrder {
  const { firstName, lastName, email, phone, dob, clinicId } = customer;
  return {
    source: 'lab-test-cart',
    amountCents: totalCents,
    metadata: {
      patientName: `${firstName} ${lastName}`,
      patientEmail: email,
      phone,
      dob,
      ...(clinicId && { clinicId }),
    },
    items: items.map(({ id, title, price }) => ({ id, title, price })),
  };
}

/** Pays for the cart's selected tests with a wallet or the card in the CardElement. */
export function useCheckout(order: CheckoutOrder) {
  const stripe = useStripe();
  const elements = useElements();
  const { start, refuse, ...payment } = usePayment(checkoutTexts.failures);

  async function checkOut(customer: PurchaseForm, confirmCard: ConfirmCard): Promise<PaidIntent | undefined> {
    if (order.items.length === 0) return refuse(checkoutTexts.nothingSelected, checkoutTexts.selectFirst);
    return start(paymentOrder(order, customer), confirmCard);
  }

  async function checkOutByCard(customer: PurchaseForm, zip: string): Promise<PaidIntent | undefined> {
    if (!stripe) return refuse(paymentTexts.stripe.notInitialized, paymentTexts.reload);
    const card = elements?.getElement(CardElement);
    if (!card) return refuse(paymentTexts.stripe.noCardElement, paymentTexts.reload);
    // Creates a payment method from the card first, with name, email and phone.
    return checkOut(customer, async (clientSecret) => {
      const { firstName, lastName, email, phone } = customer;
      const address = { postal_code: zip };
      const billing = { name: `${firstName} ${lastName}`, email, phone, address };
      const method = await stripe.createPaymentMethod({ type: 'card', card, billing_details: billing });
      if (method.error) return { error: method.error };
      return stripe.confirmCardPayment(clientSecret, { payment_method: method.paymentMethod.id });
    });
  }

  return { ...payment, checkOut, checkOutByCard };
}
