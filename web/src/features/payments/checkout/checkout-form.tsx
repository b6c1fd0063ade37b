import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { nearestClinic } from '#shared/clinics/by-distance.ts';
import type { Origin } from '#shared/clinics/distance.ts';
import { formatCents } from '#shared/payments/money.ts';
import type { PurchaseForm } from '#shared/payments/purchase-form.ts';
import { receiptTexts } from '#shared/payments/receipt-texts.ts';
import { CardFrame, cardElementClass } from '#web/features/payments/card/card-frame.tsx';
import { PayButton } from '#web/features/payments/card/pay-button.tsx';
import { useCardStyle } from '#web/features/payments/card/use-card-style.ts';
import { Wallets } from '#web/features/payments/card/wallets.tsx';
import { useZip, ZipField } from '#web/features/payments/card/zip-field.tsx';
import { EarlierNotice, useEarlierPayment } from '#web/features/payments/earlier-payment.tsx';
import type { ConfirmCard, PaidIntent, PaymentOrder } from '#web/features/payments/payment-order.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { RetryNotice } from '#web/features/payments/retry-notice.tsx';
import { usePayment } from '#web/features/payments/use-payment.ts';
import { useRefusedFields } from '#web/features/payments/use-refused-fields.ts';
import { useTakeFocus } from '#web/features/payments/use-take-focus.ts';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FieldPairs, Form, FormPart } from '#web/ui/forms/form.tsx';
import { TotalsList } from '#web/ui/lists/totals-list.tsx';
import styles from './checkout.module.css';
import { checkoutTexts as texts } from './checkout-texts.ts';
import { PurchaseFields, purchaseFieldOf, usePurchaseForm } from './purchase-fields.tsx';

const cardId = 'checkout-card';

/** The cart's selected tests and their total, which the checkout charges. */
export interface CheckoutOrder {
  items: NonNullable<PaymentOrder['items']>;
  totalCents: number;
}

/** The order and the customer who bought it. */
export interface Purchased {
  order: CheckoutOrder;
  customer: PurchaseForm;
  paid: PaidIntent;
}

interface CheckoutFormProps {
  order: CheckoutOrder;
  /** The visitor's location or searched place. */
  place: Origin | undefined;
  /** The text typed before the dialog was closed. It is kept as long as the cart is open. */
  typed: PurchaseForm | undefined;
  onTyped: (values: PurchaseForm) => void;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
  /** Called when the order is paid, while the dialog still shows the success. */
  onPaid: (purchase: Purchased) => void;
}

/** The content of the checkout dialog once Stripe is loaded. */
export function CheckoutForm({ stripe, ...props }: CheckoutFormProps & { stripe: Stripe }) {
  return (
    <Elements stripe={stripe} options={{ locale: 'auto' }}>
      <Purchase {...props} />
    </Elements>
  );
}

/** The success message, which replaces the form until the dialog closes. Takes the focus from the pressed button. */
function CheckoutPaid({ order, customer, paid }: Purchased) {
  const box = useTakeFocus<HTMLDivElement>();
  return (
    <div ref={box} className={`grid grid-cols-1 content-start gap-5 ${styles.content}`} tabIndex={-1}>
      <Notice tone="success" title="Payment successful" live>
        <p>
          {paid.wasPaidBefore
            ? paymentTexts.paidBefore
            : `We received ${formatCents(order.totalCents)}. Your receipt is on its way to ${customer.email}.`}
        </p>
        <p>{receiptTexts.giveSample}</p>
      </Notice>
    </div>
  );
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
function useCheckout(order: CheckoutOrder) {
  const stripe = useStripe();
  const elements = useElements();
  const { start, refuse, ...payment } = usePayment(texts.failures);

  async function checkOut(customer: PurchaseForm, confirmCard: ConfirmCard): Promise<PaidIntent | undefined> {
    if (order.items.length === 0)
      return refuse(
        'Please select at least one item to purchase',
        'Close this window and select the tests you’d like to buy.',
      );
    return start(paymentOrder(order, customer), confirmCard);
  }

  async function checkOutByCard(customer: PurchaseForm, zip: string): Promise<PaidIntent | undefined> {
    if (!stripe) return refuse('Stripe not initialized', paymentTexts.reload);
    const card = elements?.getElement(CardElement);
    if (!card) return refuse('Card element not found', paymentTexts.reload);
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

function Purchase({ order, place, typed, onTyped, onBusy, onClose, onPaid }: CheckoutFormProps) {
  const { form, missing } = usePurchaseForm(typed, place && nearestClinic(place).id);
  const { isProcessing, waiting, failure, checkOut, checkOutByCard, backToForm } = useCheckout(order);
  const earlier = useEarlierPayment('lab-test-cart');
  const [done, setDone] = useState<Purchased>();
  const [card, setCard] = useState<{ complete: boolean; error?: string | undefined }>({ complete: false });
  const style = useCardStyle();
  const payButton = useRef<HTMLButtonElement>(null);
  const zip = useZip(failure);
  const isRefusedAtField = useRefusedFields(form, failure, purchaseFieldOf) || zip.isRefused;
  const hasFailed = failure !== undefined && !isRefusedAtField;
  const { items, totalCents } = order;
  const total = formatCents(totalCents);
  // An earlier payment may have bought everything in the order.
  const isNothingLeft = items.length === 0;
  const isWaiting = waiting !== undefined || earlier.phase === 'waiting';
  const needed = missing.map((field) => texts.labels[field]);
  if (!card.complete) needed.push(texts.labels.card);
  if (!zip.isComplete) needed.push(paymentTexts.zip.label);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [form, onTyped],
  );
  useEffect(() => onBusy(isProcessing), [isProcessing, onBusy]);

  const submit = form.handleSubmit(async (customer) => {
    // Enter in a field submits even while the button is disabled.
    if (card.complete) await zip.submit((code) => finish(customer, checkOutByCard(customer, code)));
  });

  async function finish(customer: PurchaseForm, paying: Promise<PaidIntent | undefined>) {
    const paid = await paying;
    if (!paid) return;
    setDone({ order, customer, paid });
    onPaid({ order, customer, paid });
  }

  function tryAgain() {
    backToForm();
    // Wait for the render that shows the form again.
    requestAnimationFrame(() => payButton.current?.focus());
  }

  if (done) return <CheckoutPaid {...done} />;
  return (
    <div className={`grid grid-cols-1 content-start gap-5 ${styles.content}`}>
      <EarlierNotice earlier={earlier} waiting={waiting} next={texts.afterEarlier} />
      {hasFailed && (
        <RetryNotice
          {...failure}
          label={isNothingLeft ? 'Back to Cart' : paymentTexts.tryAgain}
          onRetry={isNothingLeft ? onClose : tryAgain}
          takesFocus
        />
      )}
      {/* Hidden rather than unmounted, so that the typed card stays. */}
      <Form
        onSubmit={submit}
        aria-label={texts.title}
        hidden={hasFailed || isWaiting || (isNothingLeft && earlier.phase === 'paid')}
      >
        <Card as="section" tone="sage" aria-label="Your order">
          <TotalsList
            size="small"
            lines={items.map(({ title, price }) => ({ name: title, value: price }))}
            total={{ name: 'Total', value: total }}
          />
        </Card>
        <FormPart title="Your details">
          <PurchaseFields form={form} readOnly={isProcessing} />
        </FormPart>
        <Wallets
          form={form}
          amountCents={totalCents}
          isBusy={isProcessing}
          onPay={(customer, confirm) => finish(customer, checkOut(customer, confirm))}
        />
        <FormPart title="Payment">
          <CardFrame id={cardId} label={texts.labels.card} error={card.error}>
            <CardElement
              id={cardId}
              className={cardElementClass}
              options={{ style, hidePostalCode: true, disableLink: true, disabled: isProcessing }}
              onChange={({ complete, error }) => setCard({ complete, error: error?.message })}
            />
          </CardFrame>
          <FieldPairs>
            <ZipField form={zip.form} readOnly={isProcessing} />
          </FieldPairs>
          <p className={`flex items-center gap-2 text-soft text-sm ${styles.stored}`}>
            <Lock aria-hidden="true" size={16} />
            We never store your credit card details.
          </p>
        </FormPart>
        <PayButton ref={payButton} isBusy={isProcessing} needed={needed}>
          {isProcessing ? 'Processing Payment...' : `Pay ${total}`}
        </PayButton>
      </Form>
    </div>
  );
}
