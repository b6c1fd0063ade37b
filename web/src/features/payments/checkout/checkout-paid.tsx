import { useEffect, useRef } from 'react';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './checkout.module.css';
import { checkoutTexts } from './checkout-texts.ts';

const texts = checkoutTexts.success;

interface CheckoutPaidProps {
  total: string;
  email: string;
  wasPaidBefore: boolean;
}

/** Replaces the form until the modal closes. Takes the focus, since the button that was pressed is gone. */
export function CheckoutPaid({ total, email, wasPaidBefore }: CheckoutPaidProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.paid} tabIndex={-1}>
      <Notice tone="success" title={texts.title} live>
        <p>{wasPaidBefore ? paymentTexts.paidBefore : texts.text(total, email)}</p>
        <p>{texts.next}</p>
      </Notice>
    </div>
  );
}
