import type { Difference } from '#shared/books/book-day.ts';
import { formatDollars } from '#shared/payments/money.ts';
import { formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { useStripeDashboard } from '#web/features/admin/stripe-dashboard/use-stripe-dashboard.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './books.module.css';
import { booksTexts as texts } from './books-texts.ts';

/** Something that does not agree, and what to do about it. */
export function DifferenceCard({ difference }: { difference: Difference & { date: string } }) {
  const stripeUrl = useStripeDashboard();
  const { kind, id, date, ours, stripe, todo, isWaiting } = difference;
  const title = isWaiting ? texts.waiting : texts.kinds[kind];
  return (
    <Card as="li" className={styles.card}>
      <h4>{title}</h4>
      <p className={styles.soft}>
        {texts.facts(formatWeekdayDate(date), formatDollars(ours), formatDollars(stripe), id)}
      </p>
      <p>{todo}</p>
      <div>
        <ButtonAnchor
          variant="secondary"
          size="small"
          href={stripeUrl(kind === 'payout-failed' ? 'payouts' : 'payments', id)}
          newTab
        >
          {texts.openInStripe} <VisuallyHidden>{title}</VisuallyHidden>
        </ButtonAnchor>
      </div>
    </Card>
  );
}
