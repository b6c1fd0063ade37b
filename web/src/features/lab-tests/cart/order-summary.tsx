import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatCents } from '#shared/payments/money.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { TotalsList } from '#web/ui/lists/totals-list.tsx';
import { cartTexts } from './cart-texts.ts';
import type { Order } from './order.ts';
import styles from './order-summary.module.css';

const texts = cartTexts.summary;

/** The total of the selected tests, and the checkout button. */
export function OrderSummary({ order, onCheckout }: { order: Order; onCheckout: () => void }) {
  const titleId = useId();
  const hintId = useId();
  const count = order.items.length;
  const total = formatCents(order.totalCents);
  const canCheckOut = count > 0;

  return (
    <Card as="section" tone="sage" className={`grid gap-4 ${styles.summary}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {texts.title}
      </h2>
      <TotalsList
        size="large"
        lines={[
          { name: texts.selected, value: count },
          { name: texts.shipping, value: texts.free },
        ]}
        total={{ name: texts.total, value: total }}
      />
      <div role="status">
        <VisuallyHidden>{texts.changed(count, total)}</VisuallyHidden>
      </div>
      <Button
        variant="coral"
        size="large"
        wide
        className={canCheckOut ? undefined : styles.disabled}
        aria-disabled={!canCheckOut || undefined}
        aria-describedby={canCheckOut ? undefined : hintId}
        onClick={canCheckOut ? onCheckout : undefined}
      >
        {texts.checkout}
      </Button>
      <p className={`font-semibold ${styles.hint}`} id={hintId} role="status">
        {!canCheckOut && texts.selectOne}
      </p>
      <p className="text-soft text-sm">{texts.sample}</p>
      <p className="text-soft text-sm">
        {texts.estimate} <Link to={paths.insurance}>{texts.howToAsk}</Link>
      </p>
    </Card>
  );
}
