import { useEffect, useRef, useState } from 'react';
import { isPayable, minPaymentCents, parseDollars } from '#shared/payments/amount.ts';
import type { BillPayForm as Bill } from '#shared/payments/bill-pay-form.ts';
import { PayButton } from '#web/features/payments/card/pay-button.tsx';
import { StripeProblem } from '#web/features/payments/card/stripe-problem.tsx';
import { Wallets } from '#web/features/payments/card/wallets.tsx';
import { useZip, ZipField } from '#web/features/payments/card/zip-field.tsx';
import { EarlierNotice } from '#web/features/payments/earlier-notice.tsx';
import type { FailureMessage } from '#web/features/payments/payment-failure.ts';
import type { ConfirmCard } from '#web/features/payments/payment-order.ts';
import type { WaitingPayment } from '#web/features/payments/payment-outcome.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { PaymentWaiting } from '#web/features/payments/payment-waiting.tsx';
import { PhoneText } from '#web/features/payments/phone-text.tsx';
import { LastReceipt } from '#web/features/payments/receipt/last-receipt.tsx';
import type { AsyncValue } from '#web/features/payments/use-async-value.ts';
import type { EarlierPayment } from '#web/features/payments/use-earlier-payment.ts';
import { useRefusedFields } from '#web/features/payments/use-refused-fields.ts';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Form, FormPart } from '#web/ui/forms/form.tsx';
import { BillCardFields } from './bill-card-fields.tsx';
import { BillFields } from './bill-fields.tsx';
import styles from './bill-pay.module.css';
import { billPayTexts } from './bill-pay-texts.ts';
import { PaymentSummary } from './payment-summary.tsx';
import { TrustBadges } from './trust-badges.tsx';
import { useBillCards } from './use-bill-cards.ts';
import { billFieldOf, useBillPayForm } from './use-bill-pay-form.ts';

const { form: texts, failures } = billPayTexts;

interface BillPayFormProps {
  provider: AsyncValue<unknown>;
  onRetry: () => void;
  isBusy: boolean;
  /** A payment of this form, and one from before a reload, that may still go through. */
  waiting: WaitingPayment | undefined;
  earlier: EarlierPayment;
  failure: FailureMessage | undefined;
  onPayByWallet: (bill: Bill, confirm: ConfirmCard) => Promise<unknown>;
  onPayByCard: (bill: Bill, zip: string) => Promise<unknown>;
}

/** The bill, the card, and what will be charged. */
export function BillPayForm({
  provider,
  onRetry,
  isBusy,
  waiting,
  earlier,
  failure,
  onPayByWallet,
  onPayByCard,
}: BillPayFormProps) {
  const { form, amount, missing } = useBillPayForm();
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
  const cents = parseDollars(amount) ?? 0;
  const canPress = needed.length === 0 && provider.phase !== 'loading';

  const submit = form.handleSubmit(async (bill) => {
    // Enter in a field submits even while the button is disabled.
    if (!canPress) return;
    if (isCardUnavailable) {
      setPressedWithoutCard(true);
      cardBox.current?.scrollIntoView({ block: 'center' });
    } else {
      await zip.submit((code) => onPayByCard(bill, code));
    }
  });

  function retry() {
    setPressedWithoutCard(false);
    onRetry();
  }

  useEffect(() => {
    if (hasFailed) failureBox.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);

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
        <Wallets
          amountCents={isPayable(cents) ? cents : minPaymentCents}
          isBusy={isBusy}
          onPress={(open, refuse) => form.handleSubmit(open, refuse)()}
          onPay={(confirm) => form.handleSubmit((bill) => onPayByWallet(bill, confirm))()}
        />
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
        <PaymentSummary amount={amount} />
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
