import type { MoneyGrouping } from '#shared/payments/money-rows.ts';
import { formatDate, parseDate } from '#web/features/admin/date-format.ts';

export const totalsTexts = {
  title: 'Totals',
  lead: 'Each payment, refund and dispute counts on the day its money moved, as in the CSV.',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  show: 'Show totals',
  hide: 'Hide totals',
  /** `Nov 1, 2026 to Nov 30, 2026`, for the dates in the URL. */
  period: (dates: { from: string; to: string }) => {
    const [from, to] = [parseDate(dates.from), parseDate(dates.to)];
    if (from && to) return `${formatDate(from)} to ${formatDate(to)}`;
    if (from) return `From ${formatDate(from)}`;
    return to ? `Through ${formatDate(to)}` : 'All dates';
  },
  progress: (count: number) => (count === 0 ? 'Adding up…' : `Adding up: ${count} so far`),
  failed: 'We couldn’t add up the totals',
  none: 'No money moved on these dates.',
  groupBy: 'Group by',
  groupings: {
    day: 'Day',
    month: 'Month',
    clinic: 'Clinic',
    source: 'Source',
  } satisfies Record<MoneyGrouping, string>,
  noClinic: 'No clinic',
  caption: (grouping: string, period: string) => `Totals by ${grouping.toLowerCase()}, ${period}`,
  total: 'Total',
  columns: ['Paid', 'Refunded', 'Disputed', 'Fees', 'Net'],
};
