import { Mail } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Receipt } from '#shared/payments/receipt.ts';
import { receiptContent } from '#shared/payments/receipt-content.ts';
import { formatClinicTime } from '#shared/time/clinic-time.ts';
import type { PaidIntent } from '#web/features/payments/payment-order.ts';
import { RetryNotice } from '#web/features/payments/retry-notice.tsx';
import { useAsyncValue } from '#web/features/payments/use-async-value.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem, withMention } from '#web/lib/api/api-problem.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { useForgotten, useRememberLink } from '#web/lib/storage/remembered-link.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ReceiptCard, ReceiptFrame, receiptScreenTexts as texts } from './receipt-card.tsx';

/** The pauses before asking again, until our server has heard from Stripe that the card was charged. */
const pausesMs = [500, 1000, 2000, 4000];

/** The receipt of a payment that this browser has just made, as soon as our server knows about the payment. */
async function loadFreshReceipt({ paymentIntentId: id, clientSecret, serverUpdate }: PaidIntent) {
  const load = () => api('GET /api/payments/{id}/receipt', { params: { id }, token: clientSecret });
  await serverUpdate;
  for (const pauseMs of pausesMs) {
    try {
      return (await load()).receipt;
    } catch (error) {
      if (!(error instanceof ApiProblem && error.code === 'conflict')) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return (await load()).receipt;
}

/** Emails a receipt to the address on it, unless that was done minutes ago, and shows the result. */
function EmailReceipt({ receipt, clientSecret }: { receipt: Receipt; clientSecret: string }) {
  const { id, patientEmail } = receipt;
  const { phase, failure, send } = useSubmit();
  const [emailedBefore, setEmailedBefore] = useState<string>();

  async function email() {
    const body = { clientSecret };
    const { emailedAt } = await api('POST /api/payments/{id}/receipt', { params: { id }, body });
    setEmailedBefore(emailedAt && formatClinicTime(new Date(emailedAt), { zone: false }));
  }

  const sent = emailedBefore
    ? {
        title: `We emailed this receipt to ${patientEmail} at ${emailedBefore}.`,
        text: 'If it isn’t in your inbox, check your spam folder.',
      }
    : {
        title: `Receipt will be sent to ${patientEmail}`,
        text: `Transaction ${id}, ${receiptContent(receipt).total.value}.`,
      };
  return (
    <>
      <Button variant="secondary" busy={phase === 'busy'} onClick={() => void send(email)}>
        <Mail aria-hidden="true" />
        Email Receipt
      </Button>
      {phase === 'sent' && (
        <Notice tone={emailedBefore ? 'info' : 'success'} title={sent.title} live>
          {sent.text}
        </Notice>
      )}
      {failure && (
        <Notice tone="error" title="We couldn’t email your receipt" live>
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
  useRememberLink('receiptLink', receipt.phase === 'ready' && !isForgotten, paymentIntentId, clientSecret);

  if (isForgotten) return null;
  if (receipt.phase === 'ready') {
    return (
      <ReceiptCard receipt={receipt.value} saveLabel={saveLabel}>
        <EmailReceipt receipt={receipt.value} clientSecret={clientSecret} />
      </ReceiptCard>
    );
  }
  return (
    <ReceiptFrame>
      {receipt.phase === 'loading' ? (
        <Skeleton lines={8} label={texts.loading} />
      ) : (
        <RetryNotice
          tone="warn"
          title={texts.notShown}
          text={withMention(
            `Your payment went through, and we’ll email your receipt to ${email}. Transaction ID: ${paymentIntentId}.`,
            receipt.reason,
          )}
          onRetry={retry}
        />
      )}
    </ReceiptFrame>
  );
}
