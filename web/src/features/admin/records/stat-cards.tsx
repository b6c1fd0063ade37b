import { useQuery } from '@tanstack/react-query';
import { liveRefresh } from '#web/features/admin/paged-list/use-paged-list.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { recordsTexts } from './records-texts.ts';
import styles from './stat-cards.module.css';
import type { RecordKind } from './use-record-changes.ts';

interface StatCard {
  label: string;
  /** Undefined until the stats are loaded. */
  value: number | string | undefined;
  tone?: 'success' | 'error' | 'warn' | 'info';
}

interface StatCardsProps<Stats> {
  kind: RecordKind;
  label: string;
  read: (signal: AbortSignal) => Promise<{ stats: Stats }>;
  cardsOf: (stats: Stats | undefined) => readonly StatCard[];
}

function valueText(value: number | string): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : value;
}

/** The stats of appointments or payments, one card each. They refresh themselves. */
export function StatCards<Stats>({ kind, label, read, cardsOf }: StatCardsProps<Stats>) {
  const { data, isError, refetch } = useQuery({
    queryKey: [kind, 'stats'],
    queryFn: ({ signal }) => read(signal),
    ...liveRefresh,
  });
  return (
    <section aria-label={label} className={styles.stats}>
      <dl className={styles.cards}>
        {cardsOf(data?.stats).map(({ label: name, value, tone }) => (
          <div key={name} className={styles.card} data-tone={tone}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              {value !== undefined ? valueText(value) : isError ? '–' : <span className={styles.skeleton} />}
            </dd>
          </div>
        ))}
      </dl>
      {isError && (
        <p role="alert" className={styles.failure}>
          {recordsTexts.statsFailed}{' '}
          <Button variant="quiet" size="small" onClick={() => void refetch()}>
            {uiTexts.retry}
          </Button>
        </p>
      )}
    </section>
  );
}
