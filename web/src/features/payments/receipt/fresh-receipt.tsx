import { useCallback } from 'react';
import type { PaidIntent } from '#web/features/payments/payment-order.ts';
import { RetryNotice } from '#web/features/payments/retry-notice.tsx';
import { useAsyncValue } from '#web/features/payments/use-async-value.ts';
import { withMention } from '#web/lib/api/api-problem.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmailReceipt } from './email-receipt.tsx';
import { loadFreshReceipt } from './load-receipt.ts';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptCard, ReceiptFrame } from './receipt-card.tsx';
import { receiptScreenTexts as texts } from './receipt-screen-texts.ts';
import { useForgotten, useRememberReceipt } from './remembered-receipt.ts';

interface FreshReceiptProps {
  paid: PaidIntent;
  email: string;
  saveLabel?: string;
}

/** The receipt of a new payment, from our server, which knows the card and Stripe's own time. */
export function FreshReceipt({ paid, email, saveLabel }: FreshReceiptProps) {
  const { paymentIntentId, clientSecret } = paid;
  const [receipt, retry] = useAsyncValue(useCallback(() => loadFreshReceipt(paid), [paid]));
  const isForgotten = useForgotten();
  useRememberReceipt(receipt.phase === 'ready' && !isForgotten, paymentIntentId, clientSecret);

  if (isForgotten) return null;
  if (receipt.phase === 'ready') {
    const actions = (
      <ReceiptActions receipt={receipt.value} saveLabel={saveLabel}>
        <EmailReceipt receipt={receipt.value} clientSecret={clientSecret} />
      </ReceiptActions>
    );
    return <ReceiptCard receipt={receipt.value} actions={actions} />;
  }
  return (
    <ReceiptFrame>
      {receipt.phase === 'loading' ? (
        <Skeleton lines={8} label={texts.loading} />
      ) : (
        <RetryNotice
          tone="warn"
          title={texts.notShown}
          text={withMention(texts.emailedAnyway(email, paymentIntentId), receipt.reason)}
          onRetry={retry}
        />
      )}
    </ReceiptFrame>
  );
}
