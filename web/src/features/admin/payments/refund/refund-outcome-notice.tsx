import { formatCents, formatDollars } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { refundableCents } from '#web/features/admin/payments/payment/payment-money.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { refundTexts as texts } from './refund-texts.ts';
import type { RefundOutcome } from './use-refund.ts';

interface RefundOutcomeNoticeProps {
  outcome: Exclude<RefundOutcome, { kind: 'refused' }>;
  /** The newest known version. */
  payment: Payment;
  name: string;
}

function leftText(payment: Payment): string {
  const cents = refundableCents(payment);
  return cents > 0 ? texts.left(formatCents(cents)) : texts.nothingLeft;
}

/** How a refund went, or that no answer came. */
export function RefundOutcomeNotice({ outcome, payment, name }: RefundOutcomeNoticeProps) {
  if (outcome.kind === 'done') {
    return (
      <Notice tone="success" live title={texts.done(formatCents(outcome.cents), name)}>
        {leftText(payment)}
      </Notice>
    );
  }
  const { newCents } = outcome;
  return (
    <Notice tone="warn" live title={texts.unknown(formatCents(outcome.cents))}>
      {newCents === undefined ? (
        texts.notLoaded
      ) : (
        <>
          <p>{newCents > 0 ? texts.newRefund(formatCents(newCents)) : texts.noNewRefund}</p>
          <p>{texts.current(formatDollars(payment.amountRefunded), formatCents(refundableCents(payment)))}</p>
        </>
      )}
    </Notice>
  );
}
