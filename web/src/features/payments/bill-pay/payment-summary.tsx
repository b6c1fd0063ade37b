import { formatCents } from '#shared/payments/money.ts';
import { TotalsList } from '#web/ui/lists/totals-list.tsx';
import styles from './bill-pay.module.css';
import { billPayTexts } from './bill-pay-texts.ts';

const texts = billPayTexts.summary;

/** What will be charged. Without a fee, the total is the amount. */
export function PaymentSummary({ amountCents }: { amountCents: number }) {
  const money = formatCents(amountCents);
  return (
    <section className={styles.summary} aria-labelledby="payment-summary">
      <h2 id="payment-summary" className={styles.summaryTitle}>
        {texts.title}
      </h2>
      <TotalsList
        lines={[
          { name: texts.amount, value: money },
          { name: texts.fee, value: texts.free },
        ]}
        total={{ name: texts.total, value: money }}
      />
    </section>
  );
}
