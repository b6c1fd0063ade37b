import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { clinics } from '#shared/clinics/clinics.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import { formatCents } from '#shared/payments/money.ts';
import { type MoneyGrouping, type MoneyRow, sumOf, sumsBy } from '#shared/payments/money-rows.ts';
import type { PaymentMovementKind } from '#shared/payments/movement.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { addDays, clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { AmountTable } from '#web/features/admin/amount-table/amount-table.tsx';
import { formatDate, formatTime, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { QueryState } from '#web/features/admin/failure/failure-notice.tsx';
import { sourceText } from '#web/features/admin/payments/payment/payment.ts';
import type { CsvColumn } from '#web/features/admin/records/export/csv.ts';
import { type ReadPage, readAllPages } from '#web/features/admin/records/paged-list.tsx';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { fieldClasses } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';

const kinds: Record<PaymentMovementKind, string> = {
  payment: 'Payment',
  refund: 'Refund',
  'refund-failure': 'Refund returned',
  dispute: 'Dispute',
  'dispute-reversal': 'Dispute won',
};

/** The name of a payment's clinic; empty without one. */
function clinicName(clinicId: string | undefined): string {
  return clinics.find(({ id }) => id === clinicId)?.name ?? '';
}

/** Sorts oldest first. */
export function byTime(one: MoneyRow, other: MoneyRow): number {
  return one.movement.movedAt.localeCompare(other.movement.movedAt);
}

/**
 * The columns of the accountant's file: a row for each movement of money, on its day in clinic time, so that the
 * rows of any days add up to the change in Stripe's balance. Amounts are in dollars.
 */
export const moneyCsvColumns: readonly CsvColumn<MoneyRow>[] = [
  { name: 'Date', cell: (row) => row.date },
  { name: 'Time', cell: (row) => formatTime(new Date(row.movement.movedAt)) },
  { name: 'Type', cell: (row) => kinds[row.movement.kind] },
  { name: 'Paid', cell: (row) => centsToDollars(row.paidCents) },
  { name: 'Refunded', cell: (row) => centsToDollars(row.refundedCents) },
  { name: 'Disputed', cell: (row) => centsToDollars(row.disputedCents) },
  { name: 'Fee', cell: (row) => centsToDollars(row.feeCents) },
  { name: 'Net', cell: (row) => centsToDollars(row.netCents) },
  { name: 'Source', cell: ({ payment }) => sourceText(payment.stripeMetadata.source) },
  { name: 'Clinic', cell: ({ payment }) => clinicName(payment.clinicId) },
  { name: 'Patient', cell: ({ payment }) => payment.patientName },
  { name: 'Email', cell: ({ payment }) => payment.patientEmail },
  { name: 'Account number', cell: ({ payment }) => payment.accountNumber },
  { name: 'Order number', cell: ({ payment }) => payment.orderNumber ?? '' },
  { name: 'Description', cell: ({ payment }) => payment.description },
  { name: 'Lab tests', cell: ({ payment }) => payment.items?.map(({ title }) => title).join('; ') ?? '' },
  { name: 'Date of visit', cell: ({ payment }) => payment.serviceDate ?? '' },
  { name: 'Card', cell: ({ payment: { card } }) => (card ? `${card.brand} ${card.last4}` : '') },
  { name: 'Paid on', cell: ({ payment: { paidAt } }) => (paidAt ? clinicDateAt(new Date(paidAt)) : '') },
  { name: 'Payment ID', cell: ({ payment }) => payment.id },
  { name: 'Transaction ID', cell: ({ id, movement }) => (movement.kind === 'payment' ? '' : id) },
];

const texts = {
  title: 'Totals',
  failed: 'We couldn’t add up the totals',
  stale: 'We couldn’t add up the totals again. They may be out of date.',
  columns: ['Paid', 'Refunded', 'Disputed', 'Fees', 'Net'],
};

/** `Nov 1, 2026 to Nov 30, 2026`, for the dates in the URL. */
function periodText({ from, to }: { from: string; to: string }): string {
  if (from && to) return `${formatDate(from)} to ${formatDate(to)}`;
  if (from) return `From ${formatDate(from)}`;
  return to ? `Through ${formatDate(to)}` : 'All dates';
}

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

/** The sums below `texts.columns`. */
const sumNames = ['paidCents', 'refundedCents', 'disputedCents', 'feeCents', 'netCents'] as const;

function rowOf(name: string, sums: Pick<MoneyRow, (typeof sumNames)[number]>) {
  return [name, ...sumNames.map((sum) => formatCents(sums[sum]))] as const;
}

const nameOfMonth = (month: string) =>
  formatLongDate(`${month}-01`, { year: true, weekday: false }).replace(' 1,', '');

/** How a row of each grouping is named by its key. */
const groupings: Record<MoneyGrouping, (key: string) => string> = {
  day: formatWeekdayDate,
  month: nameOfMonth,
  clinic: (id) => clinicName(id) || 'No clinic',
  source: sourceText,
};

const groupingOptions = Object.keys(groupings).map((value) => ({ value, label: `By ${value}` }));

/**
 * What was paid, refunded, disputed and charged on the chosen dates, by day, month, clinic or source, with a grand total.
 * @param props.filter the part of the query key that the rows depend on
 */
function TotalsCard({ filter, read }: { filter: object; read: ReadPage<MoneyRow> }) {
  const [grouping, setGrouping] = useState<MoneyGrouping>('day');
  const { filters, changeFilters } = useDashboardUrl();
  const { now = new Date() } = useServerClock();
  const query = useQuery({
    queryKey: ['payments', 'money', filter],
    queryFn: ({ signal }) => readAllPages(read, signal),
    // A refetch may have to read many pages.
    refetchOnWindowFocus: false,
  });
  const { data } = query;
  return (
    <Card as="section" aria-label={texts.title} className="grid grid-cols-1 gap-3 w-full">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-xl">{texts.title}</h2>
        <p className="flex-1 text-soft text-sm whitespace-nowrap">{periodText(filters)}</p>
        <div className="print-hidden">
          <Select
            aria-label="Group by"
            className={fieldClasses.control}
            options={groupingOptions}
            value={grouping}
            onChange={({ target }) => setGrouping(target.value as MoneyGrouping)}
          />
        </div>
        {Object.entries(monthsAt(now)).map(([name, days]) => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            className="print-hidden"
            aria-pressed={filters.from === days.from && filters.to === days.to}
            onClick={() => changeFilters(days)}
          >
            {name}
          </Button>
        ))}
      </div>
      <p className="text-soft text-sm print-hidden">
        Each payment, refund and dispute counts on the day its money moved, as in the CSV.
      </p>
      <QueryState query={query} texts={texts} lines={3} />
      {data?.length === 0 && <p>No money moved on these dates.</p>}
      {data && data.length > 0 && (
        <AmountTable
          label={texts.title}
          columns={[capitalize(grouping), ...texts.columns]}
          rows={sumsBy(grouping, data).map(([key, sums]) => rowOf(groupings[grouping](key), sums))}
          total={rowOf('Total', sumOf(data))}
        />
      )}
    </Card>
  );
}

/**
 * A button of the list's toolbar, the toolbar's other buttons, and below them the sums of the chosen dates, from the
 * same rows as the CSV. They are read when they are asked for.
 */
export function Totals({ children, ...props }: ComponentProps<typeof TotalsCard> & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
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
      {isOpen && <TotalsCard {...props} />}
    </>
  );
}
