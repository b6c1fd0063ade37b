import { CardElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatCents } from '#shared/payments/money.ts';
import type { PurchaseForm } from '#shared/payments/purchase-form.ts';
import { CardFrame, cardElementClass } from '#web/features/payments/card/card-frame.tsx';
import { PayButton } from '#web/features/payments/card/pay-button.tsx';
import { useCardStyle } from '#web/features/payments/card/use-card-style.ts';
import type { PaidIntent } from '#web/features/payments/pay.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import type { Receipt } from '#web/features/payments/receipt/receipt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Form, FormPart } from '#web/ui/forms/form.tsx';
import styles from './checkout.module.css';
import type { CheckoutOrder } from './checkout-order.ts';
import { CheckoutPaid } from './checkout-paid.tsx';
import { checkoutTexts as texts } from './checkout-texts.ts';
import { OrderLines } from './order-lines.tsx';
import { orderReceipt } from './order-receipt.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePurchaseForm } from './use-purchase-form.ts';

const cardId = 'checkout-card';

export interface CheckoutFormProps {
  order: CheckoutOrder;
  startValues: PurchaseForm;
  onTyped: (values: PurchaseForm) => void;
  onBusy: (busy: boolean) => void;
  /** As soon as it is paid; the success shows for a while before the modal goes. */
  onPaid: (order: CheckoutOrder, receipt: Receipt) => void;
}

/** What the checkout modal holds once the card provider is there (spec §4, Cart checkout). */
export function CheckoutForm({ stripe, ...props }: CheckoutFormProps & { stripe: Stripe }) {
  return (
    <Elements stripe={stripe} options={{ locale: 'en' }}>
      <Purchase {...props} />
    </Elements>
  );
}

interface Done {
  order: CheckoutOrder;
  customer: PurchaseForm;
  paid: PaidIntent;
}

function Purchase({ order, startValues, onTyped, onBusy, onPaid }: CheckoutFormProps) {
  const form = usePurchaseForm(startValues, onTyped);
  const { phase, failure, checkOut, backToForm } = useCheckout(order);
  const [done, setDone] = useState<Done>();
  const [card, setCard] = useState<{ complete: boolean; error?: string | undefined }>({ complete: false });
  const look = useCardStyle();
  const payButton = useRef<HTMLButtonElement>(null);
  const againButton = useRef<HTMLButtonElement>(null);
  const isBusy = phase === 'processing';
  const canPay = form.formState.isValid && card.complete;

  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  useEffect(() => {
    if (phase === 'failed') againButton.current?.focus();
  }, [phase]);

  const submit = form.handleSubmit(async (customer) => {
    // Enter in a field submits, whatever the button says.
    if (!card.complete) return;
    const paid = await checkOut(customer);
    if (!paid) return;
    setDone({ order, customer, paid });
    onPaid(order, orderReceipt(order, customer, paid));
  });

  function tryAgain() {
    backToForm();
    // The form is shown again by then.
    requestAnimationFrame(() => payButton.current?.focus());
  }

  if (done) {
    return (
      <CheckoutPaid
        total={formatCents(done.order.totalCents)}
        email={done.customer.email}
        wasPaidBefore={done.paid.wasPaidBefore}
      />
    );
  }
  return (
    <>
      {failure && (
        <Notice
          tone="error"
          title={failure.title}
          live
          actions={
            <Button ref={againButton} size="small" variant="secondary" onClick={tryAgain}>
              {paymentTexts.tryAgain}
            </Button>
          }
        >
          {failure.text}
        </Notice>
      )}
      {/* Hidden, not gone: the card stays typed. */}
      <Form onSubmit={submit} aria-label={texts.title} hidden={!!failure}>
        <OrderLines order={order} />
        <FormPart title={texts.yourself}>
          <PurchaseFields form={form} readOnly={isBusy} />
        </FormPart>
        <FormPart title={texts.payment}>
          <CardFrame id={cardId} label={texts.labels.card} error={card.error}>
            <CardElement
              id={cardId}
              className={cardElementClass}
              options={{ style: look, hidePostalCode: true, disabled: isBusy }}
              onChange={({ complete, error }) => setCard({ complete, error: error?.message })}
            />
          </CardFrame>
          <p className={styles.stored}>
            <Lock aria-hidden="true" size={16} />
            {texts.notStored}
          </p>
        </FormPart>
        <div className={styles.pay}>
          <PayButton ref={payButton} isBusy={isBusy} missing={canPay ? undefined : texts.stillNeeded}>
            {isBusy ? texts.processing : texts.pay(formatCents(order.totalCents))}
          </PayButton>
        </div>
      </Form>
    </>
  );
}
