import { CalendarPlus } from 'lucide-react';
import { nearestClinic } from '#shared/clinics/by-distance.ts';
import { qrOf, qrPath, qrViewBox } from '#shared/lab-orders/qr.ts';
import type { ReceiptContent } from '#shared/payments/receipt-content.ts';
import { receiptTexts } from '#shared/payments/receipt-texts.ts';
import { useKnownPlace } from '#web/domain/clinics/use-known-place.ts';
import { bookPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from './receipt-card.module.css';
import { receiptScreenTexts } from './receipt-screen-texts.ts';

const texts = receiptScreenTexts.sample;

/** Links from an order to booking, at the clinic nearest to the visitor's location or searched place. */
function BookSampleVisit() {
  const place = useKnownPlace();
  const nearest = place && nearestClinic(place);
  return (
    <>
      <p className={styles.nearest}>
        {nearest ? texts.nearest(nearest.name, nearest.address, place.town) : texts.anyClinic}
      </p>
      <ButtonLink variant="coral" to={bookPath({ clinic: nearest?.id })}>
        <CalendarPlus aria-hidden="true" />
        {nearest ? texts.bookAt(nearest.name) : texts.book}
      </ButtonLink>
    </>
  );
}

/** An order's number with a barcode, which is dark on white even in dark mode, because scanners need that. */
export function ReceiptOrder({ number, text, isOpen }: NonNullable<ReceiptContent['order']>) {
  const rows = qrOf(number);
  return (
    <div className={`flex flex-wrap items-center rounded-sm bg-sage ${styles.order}`}>
      <svg role="img" aria-label={receiptTexts.qrCode(number)} viewBox={qrViewBox(rows)}>
        <path d={qrPath(rows)} />
      </svg>
      <div className={`grid justify-items-start gap-3 ${styles.orderText}`}>
        <p>
          {receiptTexts.orderNumber}
          <strong className={`block ${styles.orderNumber}`}>{number}</strong>
        </p>
        <p className={styles.next}>{text}</p>
        {isOpen && <BookSampleVisit />}
      </div>
    </div>
  );
}
