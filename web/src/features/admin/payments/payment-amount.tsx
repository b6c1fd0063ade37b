import type { Payment } from '#shared/payments/payment.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import styles from './payment-amount.module.css';
import { formatDollars } from './payment-money.ts';
import { paymentsTexts as texts } from './payments-texts.ts';

/** What was paid, what of it was given back, and whether the bank wants it back. */
export function PaymentAmount({ payment }: { payment: Payment }) {
  const { amount, amountRefunded, disputed } = payment;
  return (
    <div className={styles.money}>
      <p className={styles.amount}>{formatDollars(amount)}</p>
      {amountRefunded > 0 && (
        <p className={styles.refunded}>{texts.refunded(formatDollars(amountRefunded))}</p>
      )}
      {disputed && <Badge tone="warn">{texts.disputed}</Badge>}
    </div>
  );
}
