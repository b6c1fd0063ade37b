import { qrOf, qrPath, quietCells } from '#shared/lab-orders/qr.ts';
import { receiptTexts as texts } from '#shared/payments/receipt-texts.ts';
import styles from './receipt-card.module.css';

/** An order's number for a scanner: dark on white, in dark mode too. */
export function QrCode({ number }: { number: string }) {
  const rows = qrOf(number);
  const size = rows.length + 2 * quietCells;
  return (
    <svg
      className={styles.qrCode}
      role="img"
      aria-label={texts.qrCode(number)}
      viewBox={`${-quietCells} ${-quietCells} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={qrPath(rows)} />
    </svg>
  );
}
