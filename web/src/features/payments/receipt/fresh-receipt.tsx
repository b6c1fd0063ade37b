import { Mail } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Receipt } from '#shared/payments/receipt.ts';
import { receiptContent } from '#shared/payments/receipt-content.ts';
import { formatClinicTime } from '#shared/time/clinic-time.ts';
import type { PaidIntent } from '#web/features/payments/payment-order.ts';
import { RetryNotice } from '#web/features/payments/retry-notice.tsx';
import { useAsyncValue } from '#web/features/payments/use-async-value.ts';
import { api } from '#web/lib/api/api.ts';
import { withMention } from '#web/lib/api/api-problem.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { loadFreshReceipt } from './load-receipt.ts';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptCard, ReceiptFrame } from './receipt-card.tsx';
import { receiptScreenTexts as texts } from './receipt-screen-texts.ts';
import { useForgotten, useRememberReceipt } from './remembered-receipt.ts';

/** Emails a receipt to its own address, unless that was done minutes ago, and shows the result. */
function EmailReceipt({ receipt, clientSecret }: { receipt: Receipt; clientSecret: string }) {
  const { id, patientEmail } = receipt;
  const { phase, failure, send } = useSubmit();
  const [emailedBefore, setEmailedBefore] = useState<string>();

  async function email() {
    const body = { clientSecret };
    const { emailedAt } = await api('POST /api/payments/{id}/receipt', { params: { id }, body });
    setEmailedBefore(emailedAt && formatClinicTime(new Date(emailedAt), { zone: false }));
  }

  const title = emailedBefore
    ? texts.emailedBefore(patientEmail, emailedBefore)
    : texts.emailed(patientEmail);
  return (
    <>
      <Button variant="secondary" busy={phase === 'busy'} onClick={() => void send(email)}>
        <Mail aria-hidden="true" />
        {texts.email}
      </Button>
      {phase === 'sent' && (
        <Notice tone={emailedBefore ? 'info' : 'success'} title={title} live>
          {emailedBefore ? texts.lookForIt : texts.emailedDetails(id, receiptContent(receipt).total.value)}
        </Notice>
      )}
      {failure && (
        <Notice tone="error" title={texts.notEmailed} live>
          {failure.text}
        </Notice>
      )}
    </>
  );
}

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
