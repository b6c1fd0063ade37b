import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatCents } from '#shared/payments/money.ts';
import {
  type MoneyGrouping,
  type MoneyRow,
  type MoneySums,
  sumOf,
  sumsBy,
} from '#shared/payments/money-rows.ts';
import { addDays, clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { AmountTable } from '#web/features/admin/amount-table/amount-table.tsx';
import { formatDate, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { sourceText } from '#web/features/admin/payments/payment/payment.ts';
import { type ReadPage, readAllPages } from '#web/features/admin/records/paged-list.tsx';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { clinicName } from './money-csv.ts';

const texts = {
  title: 'Totals',
  lead: 'Each payment, refund and dispute counts on the day its money moved, as in the CSV.',
  /** `Nov 1, 2026 to Nov 30, 2026`, for the dates in the URL. */
  period: ({ from, to }: { from: string; to: string }) => {
    if (from && to) return `${formatDate(from)} to ${formatDate(to)}`;
    if (from) return `From ${formatDate(from)}`;
    return to ? `Through ${formatDate(to)}` : 'All dates';
  },
  failed: 'We couldn’t add up the totals',
  none: 'No money moved on these dates.',
  groupBy: 'Group by',
  noClinic: 'No clinic',
  total: 'Total',
  columns: ['Paid', 'Refunded', 'Disputed', 'Fees', 'Net'],
};

/** The month so far, and last month: their first and last days. */
function monthsAt(now: Date) {
  const to = clinicDateAt(now);
  const from = `${to.slice(0, 7)}-01`;
  const lastDay = addDays(from, -1);
  return {
    'This month': { from, to },
    'Last month': { from: `${lastDay.slice(0, 7)}-01`, to: lastDay },
  };
}

function rowOf(name: string, sums: MoneySums) {
  const { paidCents, refundedCents, disputedCents, feeCents, netCents } = sums;
  return [name, ...[paidCents, refundedCents, disputedCents, feeCents, netCents].map(formatCents)] as const;
}

const nameOfMonth = (month: string) =>
  formatLongDate(`${month}-01`, { year: true, weekday: false }).replace(' 1,', '');

/** The label of each grouping, and how a row is named by its key. */
const groupings: Record<MoneyGrouping, [label: string, nameOf: (key: string) => string]> = {
  day: ['Day', formatWeekdayDate],
  month: ['Month', nameOfMonth],
  clinic: ['Clinic', (id) => clinicName(id) || texts.noClinic],
  source: ['Source', sourceText],
};

const groupingOptions = Object.entries(groupings).map(([value, [label]]) => ({ value, label }));

interface TotalsProps {
  /** The part of the query key that the rows depend on. */
  filter: object;
  read: ReadPage<MoneyRow>;
}

/** What was paid, refunded, disputed and charged, by day, month, clinic or source, with a grand total. */
function TotalsTable({ filter, read }: TotalsProps) {
  const [grouping, setGrouping] = useState<MoneyGrouping>('day');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['payments', 'money', filter],
    queryFn: ({ signal }) => readAllPages(read, signal),
    // A refetch may have to read many pages.
    refetchOnWindowFocus: false,
  });
  const [label, nameOf] = groupings[grouping];
  if (error) {
    return (
      <FailureNotice error={error} texts={texts} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton />;
  if (data.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <div className="print-hidden grid justify-items-start gap-2 py-2">
        <SelectField
          label={texts.groupBy}
          options={groupingOptions}
          value={grouping}
          onChange={({ target }) => setGrouping(target.value as MoneyGrouping)}
        />
        <p className="text-soft text-sm">{texts.lead}</p>
      </div>
      <AmountTable
        label={texts.title}
        columns={[label, ...texts.columns]}
        rows={sumsBy(grouping, data).map(([key, sums]) => rowOf(nameOf(key), sums))}
        total={rowOf(texts.total, sumOf(data))}
      />
    </>
  );
}

/**
 * A button of the list's toolbar, the toolbar's other buttons, and below them the sums of the chosen dates, from the
 * same rows as the CSV. They are read when they are asked for.
 */
export function Totals({ children, ...props }: TotalsProps & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const { filters, changeFilters } = useDashboardUrl();
  const { now = new Date() } = useServerClock();
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="print-hidden"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.title}
      </Button>
      {children}
      {isOpen && (
        <Card as="section" aria-label={texts.title} className="grid grid-cols-1 gap-3 w-full">
          <div className="flex flex-wrap items-center gap-2-3">
            <h2 className="text-md">{texts.title}</h2>
            <p className="flex-1 text-soft text-sm">{texts.period(filters)}</p>
            {Object.entries(monthsAt(now)).map(([name, days]) => {
              const isChosen = filters.from === days.from && filters.to === days.to;
              return (
                <Button
                  key={name}
                  variant={isChosen ? 'primary' : 'secondary'}
                  size="small"
                  className="print-hidden"
                  aria-pressed={isChosen}
                  onClick={() => changeFilters(days)}
                >
                  {name}
                </Button>
              );
            })}
          </div>
          <TotalsTable {...props} />
        </Card>
      )}
    </>
  );
}
