import { type ReactNode, useId } from 'react';
import { brand } from '#shared/brand.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { Card } from '#web/ui/cards/card.tsx';
import type { Receipt, ReceiptRow } from './receipt.ts';
import styles from './receipt-card.module.css';

const texts = paymentTexts.receipt;

function Row({ name, value }: ReceiptRow) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface ReceiptCardProps {
  title: string;
  receipt: Receipt;
  /** Not printed. */
  actions: ReactNode;
}

/** A receipt on the page. In print, it is the whole page. */
export function ReceiptCard({ title, receipt, actions }: ReceiptCardProps) {
  const titleId = useId();
  const { rows, items, sums = [], total } = receipt;
  return (
    <Card as="section" tone="raised" className={styles.receipt} aria-labelledby={titleId} data-receipt="">
      <p className={styles.sender}>
        {brand.name}
        <br />
        {brand.address}
      </p>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      <dl>
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </dl>
      {items && (
        <ul className={styles.items} aria-label={texts.items}>
          {items.map((item) => (
            <li key={item.title} className={styles.item}>
              <span>{item.title}</span> <span>{item.price}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.sums}>
        {sums.map((row) => (
          <Row key={row.name} {...row} />
        ))}
        <div className={styles.total}>
          <dt>{total.name}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
      <p className={styles.questions}>{texts.questions}</p>
      <div className={styles.actions}>{actions}</div>
    </Card>
  );
}
