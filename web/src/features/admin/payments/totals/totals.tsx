import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { MoneyRow } from '#shared/payments/money-rows.ts';
import { addDays, type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { formatDate, parseDate } from '#web/features/admin/date-format.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { useFilters } from '#web/features/admin/filters/use-filters.ts';
import { type ReadPage, readAllPages } from '#web/features/admin/paged-list/read-pages.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import styles from './totals.module.css';
import { TotalsTable } from './totals-table.tsx';
import { totalsTexts as texts } from './totals-texts.ts';

/** The first and last days of a list. Either may be empty. */
interface Period {
  from: ClinicDate | '';
  to: ClinicDate | '';
}

/** The month so far, and last month. */
function monthsAt(now: Date): Record<'thisMonth' | 'lastMonth', Period> {
  const today = clinicDateAt(now);
  const from = `${today.slice(0, 7)}-01`;
  const lastDay = addDays(from, -1);
  return {
    thisMonth: { from, to: today },
    lastMonth: { from: `${lastDay.slice(0, 7)}-01`, to: lastDay },
  };
}

/** `Nov 1, 2026 to Nov 30, 2026`, for the dates in the URL. */
function periodText(period: { from: string; to: string }): string {
  const [from, to] = [parseDate(period.from), parseDate(period.to)];
  if (from && to) return texts.between(formatDate(from), formatDate(to));
  if (from) return texts.from(formatDate(from));
  return to ? texts.to(formatDate(to)) : texts.allDates;
}

interface TotalsProps {
  /** The part of the query key that the rows depend on. */
  filter: object;
  read: ReadPage<MoneyRow>;
}

/** The sums paid, refunded, disputed and charged on the chosen dates, from the same rows as the CSV. */
export function Totals({ filter, read }: TotalsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(0);
  const { filters, changeFilters } = useFilters();
  const { now = new Date() } = useServerClock();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['payments', 'money', filter],
    queryFn: ({ signal }) => {
      setCount(0);
      return readAllPages(read, signal, setCount);
    },
    enabled: isOpen,
    // A refetch may have to read many pages.
    refetchOnWindowFocus: false,
  });
  const months = monthsAt(now);
  const period = periodText(filters);
  return (
    <Card as="section" aria-label={texts.title} className={`grid grid-cols-1 gap-3 ${styles.totals}`}>
      <div className="flex flex-wrap items-center gap-2-3">
        <h2 className="text-md">{texts.title}</h2>
        <p className="text-soft text-sm">{period}</p>
        <div className={`print-hidden ${styles.actions}`}>
          {isOpen &&
            (['thisMonth', 'lastMonth'] as const).map((name) => (
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
        {error && (
          <FailureNotice error={error} texts={texts} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {isOpen && !data && !error && (
          <p role="status" className="text-soft text-sm">
            {texts.progress(count)}
          </p>
        )}
        {data && <TotalsTable rows={data} period={period} />}
      </div>
    </Card>
  );
}
