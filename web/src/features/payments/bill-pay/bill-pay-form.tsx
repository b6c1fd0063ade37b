import { useEffect, useRef } from 'react';
import type { BillPayForm as Bill } from '#shared/payments/bill-pay-form.ts';
import { PayButton } from '#web/features/payments/card/pay-button.tsx';
import { StripeProblem } from '#web/features/payments/card/stripe-problem.tsx';
import { EarlierNotice } from '#web/features/payments/earlier-notice.tsx';
import type { FailureMessage } from '#web/features/payments/payment-failure.ts';
import type { WaitingPayment } from '#web/features/payments/payment-outcome.ts';
import { PaymentWaiting } from '#web/features/payments/payment-waiting.tsx';
import type { AsyncValue } from '#web/features/payments/use-async-value.ts';
import type { EarlierPayment } from '#web/features/payments/use-earlier-payment.ts';
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
import { useBillPayForm } from './use-bill-pay-form.ts';

const texts = billPayTexts.form;

interface BillPayFormProps {
  provider: AsyncValue<unknown>;
  onRetry: () => void;
  isBusy: boolean;
  /** A payment of this form, and one from before a reload, that may still go through. */
  waiting: WaitingPayment | undefined;
  earlier: EarlierPayment;
  failure: FailureMessage | undefined;
  onPay: (bill: Bill) => Promise<unknown>;
}

/** The bill, the card, and what will be charged (spec §4, Bill-pay flow). */
export function BillPayForm({
  provider,
  onRetry,
  isBusy,
  waiting,
  earlier,
  failure,
  onPay,
}: BillPayFormProps) {
  const { form, amount, missing } = useBillPayForm();
  const cards = useBillCards();
  const hasFailed = failure !== undefined;
  const failureBox = useRef<HTMLDivElement>(null);
  const needed = [...missing, ...cards.missing].map((field) => texts.labels[field]);
  const canPay = needed.length === 0 && provider.phase === 'ready';
  const missingText =
    provider.phase === 'failed' ? billPayTexts.failures.notReady : texts.stillNeeded(needed);

  const submit = form.handleSubmit(async (bill) => {
    // Enter in a field submits even while the button is disabled.
    if (canPay) await onPay(bill);
  });

  useEffect(() => {
    if (hasFailed) failureBox.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);

  return (
    <Card as="section" tone="raised">
      {waiting ? <PaymentWaiting waiting={waiting} takesFocus /> : <EarlierNotice earlier={earlier} />}
      {/* Hidden rather than unmounted, so that the typed card stays. */}
      <Form
        onSubmit={submit}
        aria-label={billPayTexts.title}
        hidden={waiting !== undefined || earlier.phase === 'waiting'}
      >
        <FormPart title={texts.bill}>
          <BillFields form={form} readOnly={isBusy} />
        </FormPart>
        <FormPart title={texts.card}>
          {provider.phase === 'failed' ? (
            <StripeProblem
              title={billPayTexts.failures.notInitialized}
              reason={provider.reason}
              onRetry={onRetry}
            />
          ) : (
            <BillCardFields cards={cards} disabled={isBusy} />
          )}
        </FormPart>
        <PaymentSummary amount={amount} />
        <Notice tone="warn">{texts.warning}</Notice>
        <div className={styles.pay}>
          <div ref={failureBox}>
            {failure && (
              <Notice tone="error" title={failure.title} live>
                {failure.text}
              </Notice>
            )}
          </div>
          <PayButton isBusy={isBusy} missing={canPay ? undefined : missingText}>
            {isBusy ? texts.processing : texts.pay}
          </PayButton>
        </div>
        <TrustBadges />
      </Form>
    </Card>
  );
}
