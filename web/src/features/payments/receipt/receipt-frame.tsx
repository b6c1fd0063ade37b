import { type ReactNode, useId } from 'react';
import { receiptTexts } from '#shared/payments/receipt-texts.ts';
import { Card } from '#web/ui/cards/card.tsx';
import styles from './receipt-card.module.css';

interface ReceiptFrameProps {
  /** Above the title. */
  before?: ReactNode;
  children: ReactNode;
}

/** The card of a receipt with its title, which can take the focus before the receipt is loaded. */
export function ReceiptFrame({ before, children }: ReceiptFrameProps) {
  const titleId = useId();
  return (
    <Card as="section" tone="raised" className={styles.receipt} aria-labelledby={titleId} data-receipt="">
      {before}
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {receiptTexts.title}
      </h2>
      {children}
    </Card>
  );
}
