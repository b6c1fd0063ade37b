import { Elements } from '@stripe/react-stripe-js';
import { useCallback, useRef, useState } from 'react';
import { formatCents } from '#shared/payments/money.ts';
import { PayButton } from '#web/features/payments/card/pay-button.tsx';
import { loadStripe } from '#web/features/payments/card/stripe-script.ts';
import { Wallets } from '#web/features/payments/card/wallets.tsx';
import { useZip, ZipField } from '#web/features/payments/card/zip-field.tsx';
import { EarlierNotice } from '#web/features/payments/earlier-notice.tsx';
import { clearAttempt } from '#web/features/payments/payment-attempt.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { PhoneText } from '#web/features/payments/phone-text.tsx';
import { LastReceipt } from '#web/features/payments/receipt/remembered-receipt.tsx';
import { RetryNotice } from '#web/features/payments/retry-notice.tsx';
import { type AsyncValue, useAsyncValue } from '#web/features/payments/use-async-value.ts';
import { useEarlierPayment } from '#web/features/payments/use-earlier-payment.ts';
import { useRefusedFields } from '#web/features/payments/use-refused-fields.ts';
import type { SiteConfig } from '#web/lib/site-config.ts';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Form, FormPart } from '#web/ui/forms/form.tsx';
import { CheckList } from '#web/ui/lists/check-list.tsx';
import { TotalsList } from '#web/ui/lists/totals-list.tsx';
import { BillCardFields, useBillCards } from './bill-card-fields.tsx';
import { BillFields } from './bill-fields.tsx';
import { BillPaid } from './bill-paid.tsx';
import { billPayTexts } from './bill-pay-texts.ts';
import { billFieldOf, useBillPayForm } from './use-bill-pay-form.ts';
import { usePayBill } from './use-pay-bill.ts';

const { form: texts, failures, summary } = billPayTexts;

/** Bill pay with card payments: the form, the success screen, and the form again. */
export function BillPayment({ config }: { config: NonNullable<SiteConfig['stripe']> }) {
  const [provider, retry] = useAsyncValue(useCallback(() => loadStripe(config), [config]));
  // A new key gives another payment empty card fields.
  const [formKey, setFormKey] = useState(0);
  const stripe = provider.phase === 'ready' ? provider.value : null;

  function startOver() {
    clearAttempt('bill-pay');
    setFormKey(formKey + 1);
  }

  return (
    <Elements stripe={stripe} options={{ locale: 'auto' }}>
      <BillPayForm key={formKey} phase={provider.phase} onRetry={retry} onAnother={startOver} />
    </Elements>
  );
}

/** The amount to charge. Without a fee, the total equals the bill. */
function PaymentSummary({ amountCents }: { amountCents: number }) {
  const value = formatCents(amountCents);
  return (
    <Card as="section" tone="sage" className="grid grid-cols-1 gap-4" aria-labelledby="payment-summary">
      <h2 id="payment-summary" className="text-xl">
        {summary.title}
      </h2>
      <TotalsList
        lines={[
          { name: summary.amount, value },
          { name: summary.fee, value: summary.free },
        ]}
        total={{ name: summary.total, value }}
      />
    </Card>
  );
}

/** A `ref` that scrolls to a failure's notice. */
function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface BillPayFormProps {
  /** Whether Stripe has loaded. */
  phase: AsyncValue<unknown>['phase'];
  onRetry: () => void;
  onAnother: () => void;
}

/** The fields for the bill and the card, and the amount to charge. Once paid, the success screen. */
function BillPayForm({ phase, onRetry, onAnother }: BillPayFormProps) {
  const { isProcessing: isBusy, waiting, failure, done, payBill, payByCard } = usePayBill();
  const earlier = useEarlierPayment('bill-pay');
  const { form, amountCents, missing } = useBillPayForm();
  const { missing: missingOfCard, ...cards } = useBillCards();
  const zip = useZip(failure);
  const isRefusedAtField = useRefusedFields(form, failure, billFieldOf) || zip.isRefused;
  const cardBox = useRef<HTMLDivElement>(null);
  const [pressedWithoutCard, setPressedWithoutCard] = useState(false);
  const isCardUnavailable = phase === 'failed';
  const needed = [...missing, ...(isCardUnavailable ? [] : missingOfCard)].map(
    (field) => texts.labels[field],
  );
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
        <FormPart title={texts.bill}>
          <BillFields form={form} readOnly={isBusy} />
        </FormPart>
        <Wallets form={form} amountCents={amountCents} isBusy={isBusy} onPay={payBill} />
        <FormPart title={texts.card}>
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
        <Notice tone="warn">{texts.warning}</Notice>
        {failure && !isRefusedAtField && (
          <div ref={scrollTo}>
            <Notice tone={failure.tone} title={failure.title} live>
              <PhoneText text={failure.text} />
            </Notice>
          </div>
        )}
        <PayButton isBusy={isBusy} needed={needed}>
          {isBusy ? texts.processing : texts.pay}
        </PayButton>
        <CheckList points={texts.assurances} />
      </Form>
    </Card>
  );
}
