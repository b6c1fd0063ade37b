import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDollars } from '#shared/payments/money.ts';
import { PutAwayDialog } from '#web/features/admin/put-away/put-away-dialog.tsx';
import { useRowFocus } from '#web/features/admin/records/use-row-focus.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import styles from './books.module.css';
import { booksTexts } from './books-texts.ts';
import { DifferenceCard, differenceTitle } from './difference-card.tsx';
import { type DatedDifference, listedDifferences } from './open-differences.ts';
import { type Books, booksKey } from './use-books.ts';

const texts = booksTexts.open;

interface GroupProps {
  title: string;
  differences: readonly DatedDifference[];
  more: number;
  onPutAway: (difference: DatedDifference) => void;
}

function Group({ title, differences, more, onPutAway }: GroupProps) {
  if (differences.length === 0 && more <= 0) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.partTitle}>{title}</h3>
      <ul className={styles.list}>
        {differences.map((difference) => (
          <DifferenceCard
            key={difference.key}
            difference={difference}
            onPutAway={() => onPutAway(difference)}
          />
        ))}
      </ul>
      {more > 0 && <p className={styles.lead}>{texts.more(more)}</p>}
    </section>
  );
}

/** What does not agree, each with what to do about it; what only waits for Stripe; and what was put away. */
export function DifferenceLists({ books }: { books: Books }) {
  const { call } = useSession();
  const queries = useQueryClient();
  const [puttingAway, setPuttingAway] = useState<DatedDifference>();
  const { region, onFocus } = useRowFocus();
  const { open, waiting, handled } = listedDifferences(books);
  return (
    <section
      ref={region}
      className={styles.differences}
      aria-label={texts.all}
      tabIndex={-1}
      onFocus={onFocus}
    >
      <Group title={texts.title} {...open} onPutAway={setPuttingAway} />
      <Group title={texts.waiting} {...waiting} onPutAway={setPuttingAway} />
      <Group title={texts.handled} {...handled} onPutAway={setPuttingAway} />
      {puttingAway && (
        <PutAwayDialog
          {...texts.putAway}
          what={`${differenceTitle(puttingAway)}, ${formatDollars(puttingAway.stripe || puttingAway.ours)}`}
          save={(note) => call('POST /api/reconciliation/handled', { body: { key: puttingAway.key, note } })}
          onClose={() => setPuttingAway(undefined)}
          onDone={() => {
            // The dialog first: it gives the focus back to the card, whose place in the lists then changes.
            setPuttingAway(undefined);
            void queries.invalidateQueries({ queryKey: booksKey });
          }}
        />
      )}
    </section>
  );
}
