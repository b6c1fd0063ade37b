import { Mail } from 'lucide-react';
import type { Receipt } from '#shared/payments/receipt.ts';
import { receiptContent } from '#shared/payments/receipt-content.ts';
import { formatClinicTime } from '#shared/time/clinic-time.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './receipt-card.module.css';
import { receiptScreenTexts as texts } from './receipt-screen-texts.ts';
import { useEmailReceipt } from './use-email-receipt.ts';

interface EmailReceiptProps {
  receipt: Receipt;
  clientSecret: string;
}

/** Emails a receipt to its own address, and says what became of that. */
export function EmailReceipt({ receipt, clientSecret }: EmailReceiptProps) {
  const { id, patientEmail } = receipt;
  const { isBusy, isSent, emailedAt, failure, email } = useEmailReceipt(id, clientSecret);
  const earlier = emailedAt && formatClinicTime(new Date(emailedAt), { zone: false });
  return (
    <>
      <Button variant="secondary" busy={isBusy} onClick={() => void email()}>
        <Mail aria-hidden="true" />
        {texts.email}
      </Button>
      <div className={styles.emailed}>
        {isSent && earlier && (
          <Notice title={texts.emailedBefore(patientEmail, earlier)} live>
            {texts.lookForIt}
          </Notice>
        )}
        {isSent && !earlier && (
          <Notice tone="success" title={texts.emailed(patientEmail)} live>
            {texts.emailedDetails(id, receiptContent(receipt).total.value)}
          </Notice>
        )}
        {failure && (
          <Notice tone="error" title={texts.notEmailed} live>
            {failure.text}
          </Notice>
        )}
      </div>
    </>
  );
}
