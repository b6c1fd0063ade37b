import { zodResolver } from '@hookform/resolvers/zod';
import { CardElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { nearestClinic } from '#shared/clinics/by-distance.ts';
import type { Origin } from '#shared/clinics/distance.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { dayCheck } from '#shared/forms/day-check.ts';
import { formatCents } from '#shared/payments/money.ts';
import { type PurchaseForm, purchaseFormSchema } from '#shared/payments/purchase-form.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { CardFrame, cardElementClass } from '#web/features/payments/card/card-frame.tsx';
import { PayButton } from '#web/features/payments/card/pay-button.tsx';
import { useCardStyle } from '#web/features/payments/card/use-card-style.ts';
import { Wallets } from '#web/features/payments/card/wallets.tsx';
import { useZip, ZipField } from '#web/features/payments/card/zip-field.tsx';
import { EarlierNotice } from '#web/features/payments/earlier-notice.tsx';
import type { PaidIntent } from '#web/features/payments/payment-order.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { PaymentWaiting } from '#web/features/payments/payment-waiting.tsx';
import { PhoneText } from '#web/features/payments/phone-text.tsx';
import { useEarlierPayment } from '#web/features/payments/use-earlier-payment.ts';
import { useRefusedFields } from '#web/features/payments/use-refused-fields.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FieldPairs, Form, FormPart } from '#web/ui/forms/form.tsx';
import { TotalsList } from '#web/ui/lists/totals-list.tsx';
import styles from './checkout.module.css';
import type { CheckoutOrder } from './checkout-order.ts';
import { CheckoutPaid } from './checkout-paid.tsx';
import { checkoutTexts as texts } from './checkout-texts.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { useCheckout } from './use-checkout.ts';

const cardId = 'checkout-card';

/** The field at which the server's message for a path of the request shows. The request has one name, the form two. */
const purchaseFields: Record<string, keyof PurchaseForm> = {
  'metadata.patientName': 'firstName',
  'metadata.patientEmail': 'email',
  'metadata.phone': 'phone',
  'metadata.dob': 'dob',
};

const purchaseFieldOf = (path: string) => purchaseFields[path];

const schema = z.extend(purchaseFormSchema, {
  dob: purchaseFormSchema.shape.dob.check(dayCheck(birthDateMessage, () => clinicDateAt(new Date()))),
});

/** The buyer's fields. What is typed outlives the modal, for as long as the cart is open. */
function usePurchaseForm({ place, typed, onTyped }: Pick<CheckoutFormProps, 'place' | 'typed' | 'onTyped'>) {
  const clinicId = place ? nearestClinic(place).id : '';
  const form = useForm<PurchaseForm>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: typed ?? { firstName: '', lastName: '', dob: '', email: '', phone: '', clinicId },
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [form, onTyped],
  );
  return form;
}

function OrderLines({ order }: { order: CheckoutOrder }) {
  return (
    <section className={styles.order} aria-label={texts.order}>
      <TotalsList
        size="small"
        lines={order.items.map(({ title, price }) => ({ name: title, value: price }))}
        total={{ name: texts.total, value: formatCents(order.totalCents) }}
      />
    </section>
  );
}

export interface CheckoutFormProps {
  order: CheckoutOrder;
  /** Where the visitor is known to be, or has looked before. */
  place: Origin | undefined;
  /** What was typed when it was open before. */
  typed: PurchaseForm | undefined;
  onTyped: (values: PurchaseForm) => void;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
  /** Called when it is paid, while the modal still shows the success. */
  onPaid: (purchase: Purchased) => void;
}

/** The content of the checkout modal once Stripe is loaded. */
export function CheckoutForm({ stripe, ...props }: CheckoutFormProps & { stripe: Stripe }) {
  return (
    <Elements stripe={stripe} options={{ locale: 'auto' }}>
      <Purchase {...props} />
    </Elements>
  );
}

/** What was bought, by whom. */
export interface Purchased {
  order: CheckoutOrder;
  customer: PurchaseForm;
  paid: PaidIntent;
}

function Purchase({ order, place, typed, onTyped, onBusy, onClose, onPaid }: CheckoutFormProps) {
  const form = usePurchaseForm({ place, typed, onTyped });
  const { isProcessing, waiting, failure, checkOut, checkOutByCard, backToForm } = useCheckout(order);
  const earlier = useEarlierPayment('lab-test-cart');
  const [done, setDone] = useState<Purchased>();
  const [card, setCard] = useState<{ complete: boolean; error?: string | undefined }>({ complete: false });
  const style = useCardStyle();
  const payButton = useRef<HTMLButtonElement>(null);
  const againButton = useRef<HTMLButtonElement>(null);
  const zip = useZip(failure);
  const isRefusedAtField = useRefusedFields(form, failure, purchaseFieldOf) || zip.isRefused;
  const hasFailed = failure !== undefined && !isRefusedAtField;
  // An earlier payment bought everything that was in the order.
  const isNothingLeft = order.items.length === 0;
  const isWaiting = waiting !== undefined || earlier.phase === 'waiting';
  const canPay = (form.formState.isValid || isRefusedAtField) && card.complete && zip.isComplete;

  useEffect(() => onBusy(isProcessing), [isProcessing, onBusy]);
  useEffect(() => {
    if (hasFailed) againButton.current?.focus();
  }, [hasFailed]);

  const submit = form.handleSubmit(async (customer) => {
    // Enter in a field submits even while the button is disabled.
    if (!card.complete) return;
    await zip.submit((code) => finish(customer, checkOutByCard(customer, code)));
  });

  async function finish(customer: PurchaseForm, paying: Promise<PaidIntent | undefined>) {
    const paid = await paying;
    if (!paid) return;
    setDone({ order, customer, paid });
    onPaid({ order, customer, paid });
  }

  function tryAgain() {
    backToForm();
    // After the render that shows the form again.
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
      {waiting ? (
        <PaymentWaiting waiting={waiting} takesFocus />
      ) : (
        <EarlierNotice earlier={earlier} next={texts.afterEarlier} />
      )}
      {hasFailed && (
        <Notice
          tone={failure.tone}
          title={failure.title}
          live
          actions={
            <Button
              ref={againButton}
              size="small"
              variant="secondary"
              onClick={isNothingLeft ? onClose : tryAgain}
            >
              {isNothingLeft ? texts.backToCart : paymentTexts.tryAgain}
            </Button>
          }
        >
          <PhoneText text={failure.text} />
        </Notice>
      )}
      {/* Hidden rather than unmounted, so that the typed card stays. */}
      <Form
        onSubmit={submit}
        aria-label={texts.title}
        hidden={hasFailed || isWaiting || (isNothingLeft && earlier.phase === 'paid')}
      >
        <OrderLines order={order} />
        <FormPart title={texts.yourself}>
          <PurchaseFields form={form} readOnly={isProcessing} />
        </FormPart>
        <Wallets
          form={form}
          amountCents={order.totalCents}
          isBusy={isProcessing}
          onPay={(customer, confirm) => finish(customer, checkOut(customer, confirm))}
        />
        <FormPart title={texts.payment}>
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
          <p className={styles.stored}>
            <Lock aria-hidden="true" size={16} />
            {texts.notStored}
          </p>
        </FormPart>
        <div className={styles.pay}>
          <PayButton ref={payButton} isBusy={isProcessing} missing={canPay ? undefined : texts.stillNeeded}>
            {isProcessing ? texts.processing : texts.pay(formatCents(order.totalCents))}
          </PayButton>
        </div>
      </Form>
    </>
  );
}
