import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { brand } from '#shared/brand.ts';
import { nearestClinic } from '#shared/clinics/by-distance.ts';
import { qrOf, qrPath, qrViewBox } from '#shared/lab-orders/qr.ts';
import type { Receipt } from '#shared/payments/receipt.ts';
import { type ReceiptContent, type ReceiptRow, receiptContent } from '#shared/payments/receipt-content.ts';
import { receiptTexts as texts } from '#shared/payments/receipt-texts.ts';
import { useKnownPlace } from '#web/domain/clinics/use-known-place.ts';
import { bookPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './receipt-card.module.css';
import { receiptScreenTexts } from './receipt-screen-texts.ts';

/** A receipt's card with its title, which can take the focus before the receipt has loaded. */
export function ReceiptFrame({ before, children }: { before?: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card
      as="section"
      tone="raised"
      className={`grid gap-4 ${styles.receipt}`}
      aria-labelledby={titleId}
      data-receipt=""
    >
      {before}
      <h2 id={titleId} className={`text-xl ${styles.title}`} tabIndex={-1}>
        {texts.title}
      </h2>
      {children}
    </Card>
  );
}

function Row({ name, value, isTotal }: ReceiptRow & { isTotal?: boolean }) {
  return (
    <div className={classNames(`flex flex-wrap items-baseline py-2 ${styles.row}`, isTotal && styles.total)}>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

function Provider() {
  return (
    <header className={`flex gap-4 border-b ${styles.provider}`}>
      <img src="/favicon.svg" alt="" width="48" height="48" />
      <div>
        <p className={`text-ink text-lg font-display font-bold ${styles.name}`}>{brand.name}</p>
        <p>{brand.address}</p>
        <p>{texts.provider.phone}</p>
        <p>{texts.provider.taxId}</p>
      </div>
    </header>
  );
}

const orderTexts = receiptScreenTexts.sample;

/** Links from an order to booking, at the clinic nearest to the visitor's location or searched place. */
function BookSampleVisit() {
  const place = useKnownPlace();
  const nearest = place && nearestClinic(place);
  return (
    <>
      <p className={styles.nearest}>
        {nearest ? orderTexts.nearest(nearest.name, nearest.address, place.town) : orderTexts.anyClinic}
      </p>
      <ButtonLink variant="coral" to={bookPath({ clinic: nearest?.id })}>
        <CalendarPlus aria-hidden="true" />
        {nearest ? orderTexts.bookAt(nearest.name) : orderTexts.book}
      </ButtonLink>
    </>
  );
}

/** An order's number with its QR code, which is dark on white even in dark mode, because scanners need that. */
function ReceiptOrder({ number, text, isOpen }: NonNullable<ReceiptContent['order']>) {
  const rows = qrOf(number);
  return (
    <div className={`flex flex-wrap items-center rounded-sm bg-sage ${styles.order}`}>
      <svg role="img" aria-label={texts.qrCode(number)} viewBox={qrViewBox(rows)}>
        <path d={qrPath(rows)} />
      </svg>
      <div className={`grid justify-items-start gap-3 ${styles.orderText}`}>
        <p>
          {texts.orderNumber}
          <strong className={`block ${styles.orderNumber}`}>{number}</strong>
        </p>
        <p className={styles.next}>{text}</p>
        {isOpen && <BookSampleVisit />}
      </div>
    </div>
  );
}

interface ReceiptCardProps {
  receipt: Receipt;
  /** Not printed. */
  actions: ReactNode;
}

/** A receipt on the page. When printed, it is the whole page. */
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
      <div className={`rounded-sm bg-sand tabular-nums ${styles.amounts}`}>
        {items.length > 0 && (
          <>
            <h3 id={itemsId}>{texts.items}</h3>
            <ul aria-labelledby={itemsId}>
              {items.map(({ name, value }) => (
                <li key={name} className={`flex flex-wrap items-baseline py-2 ${styles.row}`}>
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
          <Row {...total} isTotal />
          {refunds.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two refunds of a day have the same name, and none ever moves.
            <Row key={index} {...row} />
          ))}
          {balance && <Row {...balance} isTotal />}
        </dl>
      </div>
      {order && <ReceiptOrder {...order} />}
      <p className={styles.questions}>{questions}</p>
      <div className={`flex flex-wrap gap-3 ${styles.actions}`}>{actions}</div>
    </ReceiptFrame>
  );
}
