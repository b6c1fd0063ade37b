import { useEffect, useRef, useState } from 'react';
import { PayButton } from '#web/features/payments/card/pay-button.tsx';
import { StripeProblem } from '#web/features/payments/card/stripe-problem.tsx';
import { Wallets } from '#web/features/payments/card/wallets.tsx';
import { useZip, ZipField } from '#web/features/payments/card/zip-field.tsx';
import { EarlierNotice } from '#web/features/payments/earlier-notice.tsx';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { PaymentWaiting } from '#web/features/payments/payment-waiting.tsx';
import { PhoneText } from '#web/features/payments/phone-text.tsx';
import { LastReceipt } from '#web/features/payments/receipt/last-receipt.tsx';
import type { AsyncValue } from '#web/features/payments/use-async-value.ts';
import { useEarlierPayment } from '#web/features/payments/use-earlier-payment.ts';
import { useRefusedFields } from '#web/features/payments/use-refused-fields.ts';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Form, FormPart } from '#web/ui/forms/form.tsx';
import { BillCardFields } from './bill-card-fields.tsx';
import { BillFields } from './bill-fields.tsx';
import { BillPaid } from './bill-paid.tsx';
import styles from './bill-pay.module.css';
import { billPayTexts } from './bill-pay-texts.ts';
import { PaymentSummary } from './payment-summary.tsx';
import { TrustBadges } from './trust-badges.tsx';
import { useBillCards } from './use-bill-cards.ts';
import { billFieldOf, useBillPayForm } from './use-bill-pay-form.ts';
import { usePayBill } from './use-pay-bill.ts';

const { form: texts, failures } = billPayTexts;

interface BillPayFormProps {
  provider: AsyncValue<unknown>;
  onRetry: () => void;
  onAnother: () => void;
}

/** The bill, the card, and what will be charged; once it's paid, the success screen. */
export function BillPayForm({ provider, onRetry, onAnother }: BillPayFormProps) {
  const { isProcessing: isBusy, waiting, failure, done, payBill, payByCard } = usePayBill();
  const earlier = useEarlierPayment('bill-pay');
  const { form, amountCents, missing } = useBillPayForm();
  const cards = useBillCards();
  const zip = useZip(failure);
  const isRefusedAtField = useRefusedFields(form, failure, billFieldOf) || zip.isRefused;
  const hasFailed = failure !== undefined && !isRefusedAtField;
  const failureBox = useRef<HTMLDivElement>(null);
  const cardBox = useRef<HTMLDivElement>(null);
  const [pressedWithoutCard, setPressedWithoutCard] = useState(false);
  const isCardUnavailable = provider.phase === 'failed';
  const labels = [...missing, ...(isCardUnavailable ? [] : cards.missing)].map(
    (field) => texts.labels[field],
  );
  const needed = isCardUnavailable || zip.isComplete ? labels : [...labels, paymentTexts.zip.label];
  const canPress = needed.length === 0 && provider.phase !== 'loading';

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

  useEffect(() => {
    if (hasFailed) failureBox.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);

  if (done) return <BillPaid order={done.order} paid={done.paid} onAnother={onAnother} />;
  return (
    <Card as="section" tone="raised">
      {waiting ? <PaymentWaiting waiting={waiting} takesFocus /> : <EarlierNotice earlier={earlier} />}
      {!waiting && earlier.phase === 'none' && <LastReceipt className={styles.last} />}
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
              <StripeProblem
                title={pressedWithoutCard ? failures.notReady : failures.notInitialized}
                reason={provider.reason}
                onRetry={retry}
              />
            </div>
          ) : (
            <BillCardFields cards={cards} disabled={isBusy}>
              <ZipField form={zip.form} readOnly={isBusy} />
            </BillCardFields>
          )}
        </FormPart>
        {amountCents !== undefined && <PaymentSummary amountCents={amountCents} />}
        <Notice tone="warn">{texts.warning}</Notice>
        <div className={styles.pay}>
          <div ref={failureBox}>
            {hasFailed && (
              <Notice tone={failure.tone} title={failure.title} live>
                <PhoneText text={failure.text} />
              </Notice>
            )}
          </div>
          <PayButton isBusy={isBusy} missing={canPress ? undefined : texts.stillNeeded(needed)}>
            {isBusy ? texts.processing : texts.pay}
          </PayButton>
        </div>
        <TrustBadges />
      </Form>
    </Card>
  );
}
