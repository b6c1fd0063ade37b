import { CalendarPlus, Download, Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { brand } from '#shared/brand.ts';
import { nearestClinic } from '#shared/clinics/by-distance.ts';
import { qrOf, qrPath, qrViewBox } from '#shared/lab-orders/qr.ts';
import type { Receipt } from '#shared/payments/receipt.ts';
import { type ReceiptContent, type ReceiptRow, receiptContent } from '#shared/payments/receipt-content.ts';
import { receiptTexts as texts } from '#shared/payments/receipt-texts.ts';
import { useKnownPlace } from '#web/domain/clinics/use-known-place.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { bookPath } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './receipt-card.module.css';
import { receiptHtml } from './receipt-html.ts';

/** Texts around a receipt. */
export const receiptScreenTexts = {
  loading: 'Loading your receipt',
  notShown: 'We couldn’t load your receipt',
  save: 'Save Receipt',
};

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
    <div
      className={classNames(
        `flex flex-wrap items-baseline gap-x-4 py-2 ${styles.row}`,
        isTotal && styles.total,
        name === texts.facts.transactionId && 'text-sm',
      )}
    >
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

function Provider() {
  return (
    <header className={`flex items-start gap-4 border-b text-soft text-sm ${styles.provider}`}>
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

/** Links from an order to booking, at the clinic nearest to the visitor's location or searched place. */
function BookSampleVisit() {
  const place = useKnownPlace();
  const nearest = place && nearestClinic(place);
  return (
    <>
      <p className={`text-soft text-sm ${styles.nearest}`}>
        {nearest
          ? `Your nearest clinic${place.town ? ` in ${place.town}` : ''} is ${nearest.name}, ${nearest.address}.`
          : 'Book ahead and spend less time waiting.'}
      </p>
      <ButtonLink variant="coral" to={bookPath({ clinic: nearest?.id })}>
        <CalendarPlus aria-hidden="true" />
        Choose a time{nearest && ` at ${nearest.name}`}
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
          <strong className={`block font-display ${styles.orderNumber}`}>{number}</strong>
        </p>
        <p className="font-semibold">{text}</p>
        {isOpen && <BookSampleVisit />}
      </div>
    </div>
  );
}

interface ReceiptCardProps {
  receipt: Receipt;
  saveLabel?: string | undefined;
  /** Shown after the buttons that print and save the receipt. */
  children?: ReactNode;
}

/** A receipt on the page. When printed, it is the whole page. */
export function ReceiptCard({ receipt, saveLabel = receiptScreenTexts.save, children }: ReceiptCardProps) {
  const itemsId = useId();
  const content = receiptContent(receipt);
  const { facts, items, sums, total, refunds, balance, order, questions } = content;
  const save = () => saveFile({ name: content.fileName, type: 'text/html', text: receiptHtml(receipt) });
  return (
    <ReceiptFrame before={<Provider />}>
      {order && <ReceiptOrder {...order} />}
      <dl className={styles.facts}>
        {facts.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </dl>
      <div className={`rounded-sm bg-sand tabular-nums ${styles.amounts}`}>
        {items.length > 0 && (
          <>
            <h3 id={itemsId} className="py-2 text-md">
              {texts.items}
            </h3>
            <ul aria-labelledby={itemsId}>
              {items.map(({ name, value }) => (
                <li
                  key={name}
                  className={`flex flex-wrap items-baseline gap-x-4 py-2 font-semibold ${styles.row}`}
                >
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
      <p className={`text-soft text-sm ${styles.questions}`}>{questions}</p>
      <div className={`flex flex-wrap gap-3 ${styles.actions}`}>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print Receipt
        </Button>
        <Button variant="secondary" onClick={save}>
          <Download aria-hidden="true" />
          {saveLabel}
        </Button>
        {children}
      </div>
    </ReceiptFrame>
  );
}
