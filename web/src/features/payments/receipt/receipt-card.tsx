import { type ReactNode, useId } from 'react';
import { brand } from '#shared/brand.ts';
import type { Receipt } from '#shared/payments/receipt.ts';
import { type ReceiptRow, receiptContent } from '#shared/payments/receipt-content.ts';
import { receiptTexts as texts } from '#shared/payments/receipt-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { BookSampleVisit } from './book-sample-visit.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './receipt-card.module.css';
import { ReceiptFrame } from './receipt-frame.tsx';

function Row({ name, value, className }: ReceiptRow & { className?: string | undefined }) {
  return (
    <div className={classNames(styles.row, className)}>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

function Provider() {
  return (
    <header className={styles.provider}>
      <img src="/favicon.svg" alt="" width="48" height="48" />
      <div>
        <p className={styles.name}>{brand.name}</p>
        <p>{brand.address}</p>
        <p>{texts.provider.phone}</p>
        <p>{texts.provider.taxId}</p>
      </div>
    </header>
  );
}

interface ReceiptCardProps {
  receipt: Receipt;
  /** Not printed. */
  actions: ReactNode;
}

/** A receipt on the page. In print, it is the whole page. */
export function ReceiptCard({ receipt, actions }: ReceiptCardProps) {
  const itemsId = useId();
  const { facts, items, sums, total, refunds, balance, order, questions } = receiptContent(receipt);
  return (
    <ReceiptFrame before={<Provider />}>
      <dl className={styles.facts}>
        {facts.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </dl>
      <div className={styles.amounts}>
        {items.length > 0 && (
          <>
            <h3 id={itemsId} className={styles.itemsTitle}>
              {texts.items}
            </h3>
            <ul aria-labelledby={itemsId}>
              {items.map(({ name, value }) => (
                <li key={name} className={classNames(styles.row, styles.item)}>
                  <span>{name}</span> <span>{value}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <dl>
          {sums.map((row) => (
            <Row key={row.name} {...row} />
          ))}
          <Row {...total} className={styles.total} />
          {refunds.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two refunds of a day have the same name, and none ever moves.
            <Row key={index} {...row} />
          ))}
          {balance && <Row {...balance} className={styles.balance} />}
        </dl>
      </div>
      {order && (
        <div className={styles.order}>
          <QrCode number={order.number} />
          <div className={styles.orderText}>
            <p>
              {texts.orderNumber}
              <strong className={styles.orderNumber}>{order.number}</strong>
            </p>
            <p className={styles.next}>{order.text}</p>
            {order.isOpen && <BookSampleVisit />}
          </div>
        </div>
      )}
      <p className={styles.questions}>{questions}</p>
      <div className={styles.actions}>{actions}</div>
    </ReceiptFrame>
  );
}
