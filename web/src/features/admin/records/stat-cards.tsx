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
    <section aria-label={label} className="grid gap-2">
      <dl className={`flex flex-wrap gap-3 ${styles.cards}`}>
        {cardsOf(data?.stats).map(({ label: name, value, tone }) => (
          <div
            key={name}
            className={`grid content-start gap-1 rounded-md bg-surface ${styles.card}`}
            data-tone={tone}
          >
            <dt className={`flex items-center gap-2 text-soft text-sm leading-130 ${styles.name}`}>{name}</dt>
            <dd className={`text-xl font-display font-bold tabular-nums ${styles.value}`}>
              {value !== undefined ? (
                valueText(value)
              ) : isError ? (
                '–'
              ) : (
                <span className={`block rounded-sm ${styles.skeleton}`} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isError && (
        <p role="alert" className="text-error text-sm">
          {recordsTexts.statsFailed}{' '}
          <Button variant="quiet" size="small" onClick={() => void refetch()}>
            {uiTexts.retry}
          </Button>
        </p>
      )}
    </section>
  );
}
