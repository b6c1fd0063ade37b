import { useCallback } from 'react';
import type { PaidIntent } from '#web/features/payments/payment-order.ts';
import { useAsyncValue } from '#web/features/payments/use-async-value.ts';
import { withMention } from '#web/lib/api/api-problem.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmailReceipt } from './email-receipt.tsx';
import { loadFreshReceipt } from './load-receipt.ts';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { ReceiptFrame } from './receipt-frame.tsx';
import { ReceiptNotLoaded } from './receipt-not-loaded.tsx';
import { receiptScreenTexts as texts } from './receipt-screen-texts.ts';
import { useForgotten, useRememberReceipt } from './remembered-receipt.ts';

interface FreshReceiptProps {
  paid: PaidIntent;
  email: string;
  saveLabel?: string;
}

/** The receipt of what was just paid, as our server has it: it knows the card and Stripe's own time. */
export function FreshReceipt({ paid, email, saveLabel }: FreshReceiptProps) {
  const { paymentIntentId, clientSecret } = paid;
  const [receipt, retry] = useAsyncValue(useCallback(() => loadFreshReceipt(paid), [paid]));
  const isForgotten = useForgotten();
  useRememberReceipt(receipt.phase === 'ready' && !isForgotten, paymentIntentId, clientSecret);

  if (isForgotten) return null;
  if (receipt.phase === 'ready') {
    const { value } = receipt;
    return (
      <ReceiptCard
        receipt={value}
        actions={
          <ReceiptActions receipt={value} {...(saveLabel && { saveLabel })}>
            <EmailReceipt receipt={value} clientSecret={clientSecret} />
          </ReceiptActions>
        }
      />
    );
  }
  return (
    <ReceiptFrame>
      {receipt.phase === 'loading' && <Skeleton lines={8} label={texts.loading} />}
      {receipt.phase === 'failed' && (
        <ReceiptNotLoaded tone="warn" onRetry={retry}>
          {withMention(texts.emailedAnyway(email, paymentIntentId), receipt.reason)}
        </ReceiptNotLoaded>
      )}
    </ReceiptFrame>
  );
}
