import { Button } from '#web/ui/buttons/button.tsx';
import { recordsTexts } from './records-texts.ts';
import styles from './stat-cards.module.css';

interface Stat {
  label: string;
  /** Undefined while nobody knows. */
  value: number | string | undefined;
  tone?: 'success' | 'error' | 'warn' | 'info';
}

interface StatCardsProps {
  label: string;
  stats: readonly Stat[];
  failed: boolean;
  onRetry: () => void;
}

function shown(value: number | string): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : value;
}

/** A few figures, each on its card. */
export function StatCards({ label, stats, failed, onRetry }: StatCardsProps) {
  return (
    <section aria-label={label} className={styles.stats}>
      <dl className={styles.cards}>
        {stats.map(({ label: name, value, tone }) => (
          <div key={name} className={styles.card} data-tone={tone}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              {value !== undefined ? shown(value) : failed ? '–' : <span className={styles.waiting} />}
            </dd>
          </div>
        ))}
      </dl>
      {failed && (
        <p role="alert" className={styles.failure}>
          {recordsTexts.statsFailed}{' '}
          <Button variant="quiet" size="small" onClick={onRetry}>
            {recordsTexts.retry}
          </Button>
        </p>
      )}
    </section>
  );
}
