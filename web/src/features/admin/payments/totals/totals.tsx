import { useId, useState } from 'react';
import type { MoneyRow } from '#shared/payments/money-rows.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { useFilters } from '#web/features/admin/filters/use-filters.ts';
import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { monthsAt, periodText } from './period.ts';
import styles from './totals.module.css';
import { TotalsTable } from './totals-table.tsx';
import { totalsTexts as texts } from './totals-texts.ts';
import { useTotals } from './use-totals.ts';

interface TotalsProps {
  filter: object;
  read: ReadPage<MoneyRow>;
}

/** What was paid, refunded, disputed and charged on the chosen dates: the same rows as the CSV, summed. */
export function Totals({ filter, read }: TotalsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { filters, changeFilters } = useFilters();
  const { now = new Date() } = useServerClock();
  const { rows, error, count, isRetrying, retry } = useTotals({ filter, read, isOpen });
  const months = monthsAt(now);
  const period = periodText(filters);
  return (
    <section aria-label={texts.title} className={styles.totals}>
      <div className={styles.head}>
        <h2 className={styles.title}>{texts.title}</h2>
        <p className={styles.period}>{period}</p>
        <div className={styles.actions}>
          {(['thisMonth', 'lastMonth'] as const).map((name) => (
            <Button
              key={name}
              variant="secondary"
              size="small"
              aria-pressed={filters.from === months[name].from && filters.to === months[name].to}
              onClick={() => changeFilters(months[name])}
            >
              {texts[name]}
            </Button>
          ))}
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? texts.hide : texts.show}
          </Button>
        </div>
      </div>
      <div id={id} hidden={!isOpen}>
        {error && <FailureNotice error={error} texts={texts} isRetrying={isRetrying} onRetry={retry} />}
        {isOpen && !rows && !error && (
          <p role="status" className={styles.lead}>
            {texts.progress(count)}
          </p>
        )}
        {rows && <TotalsTable rows={rows} period={period} />}
      </div>
    </section>
  );
}
