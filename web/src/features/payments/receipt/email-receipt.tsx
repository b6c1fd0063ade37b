import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { Receipt } from '#shared/payments/receipt.ts';
import { receiptContent } from '#shared/payments/receipt-content.ts';
import { formatClinicTime } from '#shared/time/clinic-time.ts';
import { api } from '#web/lib/api/api.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { receiptScreenTexts as texts } from './receipt-screen-texts.ts';

/** Emails a receipt to its own address, unless that was done minutes ago, and shows the result. */
export function EmailReceipt({ receipt, clientSecret }: { receipt: Receipt; clientSecret: string }) {
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
