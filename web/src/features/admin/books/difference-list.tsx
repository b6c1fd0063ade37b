import { useId } from 'react';
import type { BookDay } from '#shared/books/book-day.ts';
import { formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { formatDollars } from '#web/features/admin/payments/payment/payment-money.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import styles from './books.module.css';
import { booksTexts } from './books-texts.ts';
import { type DatedDifference, openDifferences } from './open-differences.ts';

const texts = booksTexts.open;

function stripeUrl({ movement, id, paymentIntentId }: DatedDifference): string {
  return movement === 'payout'
    ? `https://dashboard.stripe.com/payouts/${id}`
    : `https://dashboard.stripe.com/payments/${paymentIntentId ?? id}`;
}

function DifferenceCard({ difference }: { difference: DatedDifference }) {
  const id = useId();
  const { kind, movement, date, ours, stripe, todo, isWaiting } = difference;
  const facts = [
    { name: texts.day, value: formatWeekdayDate(date) },
    { name: texts.ours, value: formatDollars(ours) },
    { name: texts.id, value: difference.id },
    { name: texts.stripe, value: formatDollars(stripe) },
  ];
  return (
    <Card as="li" className={styles.card}>
      <h4 className={styles.cardTitle} id={`${id}-title`}>
        {booksTexts.movements[movement]} {isWaiting ? texts.notYet : booksTexts.kinds[kind]}
      </h4>
      <p className={styles.todo}>{todo}</p>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <ButtonAnchor
          variant="secondary"
          size="small"
          href={stripeUrl(difference)}
          newTab
          id={`${id}-open`}
          aria-labelledby={`${id}-open ${id}-title`}
        >
          {texts.openInStripe}
        </ButtonAnchor>
      </div>
    </Card>
  );
}

interface GroupProps {
  title: string;
  differences: readonly DatedDifference[];
}

function Group({ title, differences }: GroupProps) {
  if (differences.length === 0) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.partTitle}>{title}</h3>
      <ul className={styles.list}>
        {differences.map((difference) => (
          <DifferenceCard
            key={`${difference.date} ${difference.movement} ${difference.id} ${difference.kind}`}
            difference={difference}
          />
        ))}
      </ul>
    </section>
  );
}

/** What does not agree, each with what to do about it, and then what only waits for Stripe. */
export function DifferenceList({ days }: { days: readonly BookDay[] }) {
  const open = openDifferences(days);
  const more = days.reduce((sum, { moreOpen = 0 }) => sum + moreOpen, 0);
  return (
    <>
      <Group title={texts.title} differences={open.filter(({ isWaiting }) => !isWaiting)} />
      {more > 0 && <p className={styles.lead}>{texts.more(more)}</p>}
      <Group title={texts.waiting} differences={open.filter(({ isWaiting }) => isWaiting)} />
    </>
  );
}
