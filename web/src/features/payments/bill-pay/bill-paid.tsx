import { Download, Mail, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatCents } from '#shared/payments/money.ts';
import type { PaidIntent, PaymentOrder } from '#web/features/payments/payment-order.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { ReceiptCard } from '#web/features/payments/receipt/receipt-card.tsx';
import { saveReceipt } from '#web/features/payments/receipt/save-receipt.ts';
import { api } from '#web/lib/api/api.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './bill-pay.module.css';
import { billPayTexts } from './bill-pay-texts.ts';
import { billReceipt } from './bill-receipt.ts';

const texts = billPayTexts.paid;

interface BillPaidProps {
  order: PaymentOrder;
  paid: PaidIntent;
  onAnother: () => void;
}

/** The success screen of bill pay (spec §2). Takes the focus, since the button that was pressed is gone. */
export function BillPaid({ order, paid, onAnother }: BillPaidProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { phase, failure, send } = useSubmit();
  const receipt = billReceipt(order, paid);
  const { paymentIntentId, clientSecret, wasPaidBefore } = paid;

  useEffect(() => title.current?.focus(), []);

  const emailReceipt = () =>
    send(() =>
      api('POST /api/payments/{id}/receipt', { params: { id: paymentIntentId }, body: { clientSecret } }),
    );

  return (
    <div className={styles.paid}>
      <div className={styles.success}>
        <h2 ref={title} tabIndex={-1}>
          {texts.title}
        </h2>
        <p>{wasPaidBefore ? paymentTexts.paidBefore : texts.text}</p>
      </div>
      <ReceiptCard
        title={texts.receipt}
        receipt={receipt}
        actions={
          <>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {texts.print}
            </Button>
            <Button variant="secondary" onClick={() => saveReceipt(texts.receipt, receipt)}>
              <Download aria-hidden="true" />
              {texts.save}
            </Button>
            <Button variant="secondary" busy={phase === 'busy'} onClick={() => void emailReceipt()}>
              <Mail aria-hidden="true" />
              {texts.email}
            </Button>
          </>
        }
      />
      {phase === 'sent' && (
        <Notice tone="success" title={texts.emailed(order.metadata.patientEmail)} live>
          {texts.emailedDetails(paymentIntentId, formatCents(order.amountCents))}
        </Notice>
      )}
      {failure && (
        <Notice tone="error" title={texts.notEmailed} live>
          {failure.text}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onAnother}>
          {texts.another}
        </Button>
        <ButtonLink variant="quiet" to={paths.home}>
          {texts.home}
        </ButtonLink>
      </div>
    </div>
  );
}
