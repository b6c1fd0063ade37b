import { dollarText } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { formatDollars, refundableCents } from '#web/features/admin/payments/payment-money.ts';
import { paymentsTexts } from '#web/features/admin/payments/payments-texts.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import type { RefundOutcome } from './use-refund.ts';

const texts = paymentsTexts.refund;

interface RefundOutcomeNoticeProps {
  outcome: Exclude<RefundOutcome, { kind: 'refused' }>;
  /** As it stands now. */
  payment: Payment;
  name: string;
}

function leftText(payment: Payment): string {
  const left = refundableCents(payment);
  return left > 0 ? texts.left(dollarText(left)) : texts.nothingLeft;
}

/** How a refund went, or that nobody knows. */
export function RefundOutcomeNotice({ outcome, payment, name }: RefundOutcomeNoticeProps) {
  if (outcome.kind === 'done') {
    return (
      <Notice tone="success" live title={texts.done(dollarText(outcome.cents), name)}>
        {leftText(payment)}
      </Notice>
    );
  }
  const { newCents } = outcome;
  return (
    <Notice tone="warn" live title={texts.unknown(dollarText(outcome.cents))}>
      {newCents === undefined ? (
        texts.notLoaded
      ) : (
        <>
          <p>{newCents > 0 ? texts.arrived(dollarText(newCents)) : texts.notArrived}</p>
          <p>{texts.stands(formatDollars(payment.amountRefunded), dollarText(refundableCents(payment)))}</p>
        </>
      )}
    </Notice>
  );
}
