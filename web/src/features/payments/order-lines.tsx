import { dollarText } from '#shared/lab-tests/price.ts';
import styles from './checkout.module.css';
import type { CheckoutOrder } from './checkout-order.ts';
import { checkoutTexts as texts } from './checkout-texts.ts';

/** What is about to be bought, once more before paying. */
export function OrderLines({ order }: { order: CheckoutOrder }) {
  return (
    <section className={styles.order} aria-label={texts.order}>
      <ul>
        {order.items.map(({ title, price }) => (
          <li key={title} className={styles.line}>
            <span>{title}</span> <span>{price}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{texts.total}</span> <span>{dollarText(order.totalCents)}</span>
      </p>
    </section>
  );
}
