import { useId } from 'react';
import { formatDollars } from '#shared/payments/money.ts';
import { formatDateTime, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { putAwayTexts } from '#web/features/admin/put-away/put-away-texts.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useStripeDashboard } from '#web/features/admin/stripe-dashboard/use-stripe-dashboard.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import styles from './books.module.css';
import { booksTexts } from './books-texts.ts';
import type { DatedDifference } from './open-differences.ts';

const texts = booksTexts.open;

/** What does not agree, such as `Payout came back from our bank`. */
export function differenceTitle({ movement, kind, isWaiting }: DatedDifference): string {
  return `${booksTexts.movements[movement]} ${isWaiting ? texts.notYet : booksTexts.kinds[kind]}`;
}

/** What a manager did about a difference. */
function Handled({ handled }: { handled: NonNullable<DatedDifference['handled']> }) {
  const { subject } = useSession();
  const name = handled.actor === subject ? texts.you : handled.actor;
  return (
    <div className={styles.todo}>
      <p>
        <bdi>{handled.note}</bdi>
      </p>
      <p className={styles.name}>{texts.handledBy(name, formatDateTime(handled.handledAt))}</p>
    </div>
  );
}

interface DifferenceCardProps {
  difference: DatedDifference;
  onPutAway: () => void;
}

/** Something that does not agree: what to do about it, or what a manager did. */
export function DifferenceCard({ difference, onPutAway }: DifferenceCardProps) {
  const id = useId();
  const stripeUrl = useStripeDashboard();
  const { movement, date, ours, stripe, todo, isWaiting, handled, paymentIntentId } = difference;
  const facts = [
    { name: texts.day, value: formatWeekdayDate(date) },
    { name: texts.ours, value: formatDollars(ours) },
    { name: texts.id, value: difference.id },
    { name: texts.stripe, value: formatDollars(stripe) },
  ];
  const url =
    movement === 'payout'
      ? stripeUrl('payouts', difference.id)
      : stripeUrl('payments', paymentIntentId ?? difference.id);
  const named = (action: string) => ({
    id: `${id}-${action}`,
    'aria-labelledby': `${id}-${action} ${id}-title`,
  });
  return (
    <Card as="li" className={styles.card} data-row={difference.key}>
      <h4 className={styles.cardTitle} id={`${id}-title`}>
        {differenceTitle(difference)}
      </h4>
      {handled ? <Handled handled={handled} /> : <p className={styles.todo}>{todo}</p>}
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <ButtonAnchor variant="secondary" size="small" href={url} newTab {...named('open')}>
          {texts.openInStripe}
        </ButtonAnchor>
        {!isWaiting && !handled && (
          <Button variant="quiet" size="small" onClick={onPutAway} {...named('put-away')}>
            {putAwayTexts.action}
          </Button>
        )}
      </div>
    </Card>
  );
}
