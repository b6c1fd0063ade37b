import { formatCents } from '#shared/payments/money.ts';
import { TotalsList } from '#web/ui/lists/totals-list.tsx';
import styles from './checkout.module.css';
import type { CheckoutOrder } from './checkout-order.ts';
import { checkoutTexts as texts } from './checkout-texts.ts';

/** What is about to be bought, once more before paying. */
export function OrderLines({ order }: { order: CheckoutOrder }) {
  return (
    <section className={styles.order} aria-label={texts.order}>
      <TotalsList
        size="small"
        lines={order.items.map(({ title, price }) => ({ name: title, value: price }))}
        total={{ name: texts.total, value: formatCents(order.totalCents) }}
      />
    </section>
  );
}
