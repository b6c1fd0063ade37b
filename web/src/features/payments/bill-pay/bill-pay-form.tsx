import { CardNumberElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { useCallback, useRef, useState } from 'react';
import { parseDollars } from '#shared/payments/amount.ts';
import type { BillPayForm } from '#shared/payments/bill-pay-form.ts';
import { formatCents } from '#shared/payments/money.ts';
import { required } from '#shared/required.ts';
import { PayButton } from '#web/features/payments/card/pay-button.tsx';
import { loadStripe } from '#web/features/payments/card/stripe-script.ts';
import { Wallets } from '#web/features/payments/card/wallets.tsx';
import { useZip, ZipField } from '#web/features/payments/card/zip-field.tsx';
import { EarlierNotice, useEarlierPayment } from '#web/features/payments/earlier-payment.tsx';
import { clearAttempt } from '#web/features/payments/payment-attempt.ts';
import type { ConfirmCard, PaidIntent, PaymentOrder } from '#web/features/payments/payment-order.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { PhoneText } from '#web/features/payments/phone-text.tsx';
import { FreshReceipt } from '#web/features/payments/receipt/fresh-receipt.tsx';
import { LastReceipt } from '#web/features/payments/receipt/remembered-receipt.tsx';
import { RetryNotice } from '#web/features/payments/retry-notice.tsx';
import { type AsyncValue, useAsyncValue } from '#web/features/payments/use-async-value.ts';
import { usePayment } from '#web/features/payments/use-payment.ts';
import { useRefusedFields } from '#web/features/payments/use-refused-fields.ts';
import { useTakeFocus } from '#web/features/payments/use-take-focus.ts';
import { paths } from '#web/lib/paths.ts';
import type { SiteConfig } from '#web/lib/site-config.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Form, FormPart } from '#web/ui/forms/form.tsx';
import { CheckList } from '#web/ui/lists/check-list.tsx';
import { TotalsList } from '#web/ui/lists/totals-list.tsx';
import { BillCardFields, BillFields, useBillCards } from './bill-fields.tsx';
import { billPayTexts } from './bill-pay-texts.ts';
import { billPayDraft, useBillPayForm } from './use-bill-pay-form.ts';

const { failures, labels } = billPayTexts;
const assurances = [
  'SSL Secured',
  'Powered by Stripe',
  'PCI Compliant',
  'We never store your credit card details.',
];

/** Bill pay with card payments: the form, the success screen, and the form again. */
export function BillPayment({ config }: { config: NonNullable<SiteConfig['stripe']> }) {
  const [provider, retry] = useAsyncValue(useCallback(() => loadStripe(config), [config]));
  // A new key empties the card fields for another payment.
  const [formKey, setFormKey] = useState(0);
  const stripe = provider.phase === 'ready' ? provider.value : null;

  function startOver() {
    clearAttempt('bill-pay');
    setFormKey(formKey + 1);
  }

  return (
    <Elements stripe={stripe} options={{ locale: 'auto' }}>
      <BillForm key={formKey} phase={provider.phase} onRetry={retry} onAnother={startOver} />
    </Elements>
  );
}

/** The amount to charge. There is no fee, so the total equals the bill. */
function PaymentSummary({ amountCents }: { amountCents: number }) {
  const value = formatCents(amountCents);
  return (
    <Card as="section" tone="sage" className="grid grid-cols-1 gap-4" aria-labelledby="payment-summary">
      <h2 id="payment-summary" className="text-xl">
        Payment summary
      </h2>
      <TotalsList
        lines={[
          { name: 'Amount', value },
          { name: 'Processing fee', value: 'Free' },
        ]}
        total={{ name: 'Total', value }}
      />
    </Card>
  );
}

/** Pays a bill with a wallet or the card in the three card fields. */
function usePayBill() {
  const stripe = useStripe();
  const elements = useElements();
  const { start, refuse, ...payment } = usePayment(failures);

  async function payBill(
    { amount, serviceDate, otherPatient, ...payer }: BillPayForm,
    confirmCard: ConfirmCard,
  ) {
    const patientName = otherPatient ?? payer.patientName;
    const metadata = { ...payer, patientName, ...(serviceDate && { serviceDate }) };
    const amountCents = required(parseDollars(amount), 'amount');
    if (await start({ source: 'bill-pay', amountCents, metadata }, confirmCard)) billPayDraft.clear();
  }

  async function payByCard(bill: BillPayForm, zip: string) {
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) return refuse(failures.notReady, paymentTexts.nothingCharged);
    const { patientName: name, patientEmail: email } = bill;
    const billing_details = { name, email, address: { postal_code: zip } };
    return payBill(bill, (clientSecret) =>
      stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details } }),
    );
  }

  return { ...payment, payBill, payByCard };
}

/** The success screen of bill pay. Takes the focus, because the pressed button has disappeared. */
function BillPaid(props: { order: PaymentOrder; paid: PaidIntent; onAnother: () => void }) {
  const { order, paid, onAnother } = props;
  const heading = useTakeFocus<HTMLHeadingElement>();
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 ref={heading} tabIndex={-1}>
        Payment Successful!
      </h2>
      <p>{paid.wasPaidBefore ? paymentTexts.paidBefore : 'You will receive a confirmation email shortly.'}</p>
      <FreshReceipt paid={paid} email={order.metadata.patientEmail} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onAnother}>
          Make Another Payment
        </Button>
        <ButtonLink variant="quiet" to={paths.home}>
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}

/** A `ref` that scrolls to a failure's notice. */
function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface BillFormProps {
  /** Whether Stripe has loaded. */
  phase: AsyncValue<unknown>['phase'];
  onRetry: () => void;
  onAnother: () => void;
}

/** The fields for the bill and the card, and the amount to charge. Once paid, the success screen. */
function BillForm({ phase, onRetry, onAnother }: BillFormProps) {
  const { isProcessing: isBusy, waiting, failure, done, payBill, payByCard } = usePayBill();
  const earlier = useEarlierPayment('bill-pay');
  const { form, fieldOf, amountCents, missing } = useBillPayForm();
  const { missing: missingOfCard, ...cards } = useBillCards();
  const zip = useZip(failure);
  const isRefusedAtField = useRefusedFields(form, failure, fieldOf) || zip.isRefused;
  const cardBox = useRef<HTMLDivElement>(null);
  const [pressedWithoutCard, setPressedWithoutCard] = useState(false);
  const isCardUnavailable = phase === 'failed';
  const needed = [...missing, ...(isCardUnavailable ? [] : missingOfCard)].map((field) => labels[field]);
  if (!isCardUnavailable && !zip.isComplete) needed.push(paymentTexts.zip.label);
  const canPress = needed.length === 0 && phase !== 'loading';

  const submit = form.handleSubmit(async (bill) => {
    // Enter in a field submits even while the button is disabled.
    if (!canPress) return;
    if (isCardUnavailable) {
      setPressedWithoutCard(true);
      cardBox.current?.scrollIntoView({ block: 'center' });
    } else {
      await zip.submit((code) => payByCard(bill, code));
    }
  });

  function retry() {
    setPressedWithoutCard(false);
    onRetry();
  }

  if (done) return <BillPaid {...done} onAnother={onAnother} />;
  return (
    <Card as="section" tone="raised" className="grid grid-cols-1 gap-4">
      <EarlierNotice earlier={earlier} waiting={waiting} />
      {!waiting && earlier.phase === 'none' && <LastReceipt />}
      {/* Hidden rather than unmounted, so that the typed card stays. */}
      <Form
        onSubmit={submit}
        aria-label={billPayTexts.title}
        hidden={waiting !== undefined || earlier.phase === 'waiting'}
      >
        <FormPart title="Your bill">
          <BillFields form={form} readOnly={isBusy} />
        </FormPart>
        <Wallets form={form} amountCents={amountCents} isBusy={isBusy} onPay={payBill} />
        <FormPart title="Your card">
          {isCardUnavailable ? (
            <div ref={cardBox}>
              <RetryNotice
                title={pressedWithoutCard ? failures.notReady : failures.notInitialized}
                text={paymentTexts.notLoaded}
                onRetry={retry}
              />
            </div>
          ) : (
            <BillCardFields {...cards} disabled={isBusy}>
              <ZipField form={zip.form} readOnly={isBusy} />
            </BillCardFields>
          )}
        </FormPart>
        {amountCents !== undefined && <PaymentSummary amountCents={amountCents} />}
        <Notice tone="warn">
          This is a real payment transaction. You will be charged the amount entered above.
        </Notice>
        {failure && !isRefusedAtField && (
          <div ref={scrollTo}>
            <Notice tone={failure.tone} title={failure.title} live>
              <PhoneText text={failure.text} />
            </Notice>
          </div>
        )}
        <PayButton isBusy={isBusy} needed={needed}>
          {isBusy ? 'Processing...' : 'Pay with Card'}
        </PayButton>
        <CheckList points={assurances} />
      </Form>
    </Card>
  );
}
