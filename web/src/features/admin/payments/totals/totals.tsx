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
import type { CsvColumns } from '#web/features/admin/records/export/csv.ts';
import { type ReadPage, readAllPages } from '#web/features/admin/records/paged-list.tsx';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
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
 * The columns of the accountant's file: a row for each movement of money, on its day in clinic time, so that the rows
 * of payments through Stripe on any days add up to the change in Stripe's balance. Amounts are in dollars.
 */
export const moneyCsvColumns: CsvColumns<MoneyRow> = {
  Date: (row) => row.date,
  Time: (row) => formatTime(new Date(row.movement.movedAt)),
  Type: (row) => kinds[row.movement.kind],
  Paid: (row) => centsToDollars(row.paidCents),
  Refunded: (row) => centsToDollars(row.refundedCents),
  Disputed: (row) => centsToDollars(row.disputedCents),
  Fee: (row) => centsToDollars(row.feeCents),
  Net: (row) => centsToDollars(row.netCents),
  Source: ({ payment }) => sourceText(payment.stripeMetadata.source),
  Clinic: ({ payment }) => clinicName(payment.clinicId),
  Patient: ({ payment }) => payment.patientName,
  Email: ({ payment }) => payment.patientEmail,
  'Account number': ({ payment }) => payment.accountNumber,
  'Order number': ({ payment }) => payment.orderNumber ?? '',
  Description: ({ payment }) => payment.description,
  'Lab tests': ({ payment }) => payment.items?.map(({ title }) => title).join('; ') ?? '',
  'Date of visit': ({ payment }) => payment.serviceDate ?? '',
  Card: ({ payment: { card } }) => (card ? `${card.brand} ${card.last4}` : ''),
  'Paid on': ({ payment: { paidAt } }) => (paidAt ? clinicDateAt(new Date(paidAt)) : ''),
  'Payment ID': ({ payment }) => payment.id,
  'Transaction ID': ({ id, movement }) => (movement.kind === 'payment' ? '' : id),
};

const failures = {
  failed: 'We couldn’t add up the totals',
  stale: 'We couldn’t add up the totals again. They may be out of date.',
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

const sumColumns = ['Paid', 'Refunded', 'Disputed', 'Fees', 'Net'];

function rowOf(name: string, sums: ReturnType<typeof sumOf>) {
  const cents = [sums.paidCents, sums.refundedCents, sums.disputedCents, sums.feeCents, sums.netCents];
  return [name, ...cents.map(formatCents)] as const;
}

/** For each grouping, makes a row's name from the row's key. */
const groupings: Record<MoneyGrouping, (key: string) => string> = {
  day: formatWeekdayDate,
  month: (month) => formatLongDate(`${month}-01`, { year: true, weekday: false }).replace(' 1,', ''),
  clinic: (id) => clinicName(id) || 'No clinic',
  source: sourceText,
};

const groupingOptions = Object.keys(groupings).map((value) => ({ value, label: `By ${value}` }));

/**
 * What was paid, refunded, disputed and taken as fees on the chosen dates, by day, month, clinic or source, with a
 * grand total.
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
    <Card as="section" aria-label="Totals" className="grid grid-cols-1 gap-3 w-full">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg">Totals</h2>
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
          <SmallButton
            key={name}
            className="print-hidden"
            aria-pressed={filters.from === days.from && filters.to === days.to}
            onClick={() => changeFilters(days)}
          >
            {name}
          </SmallButton>
        ))}
      </div>
      <p className="text-soft text-sm print-hidden">
        Each payment, refund and dispute counts on the day its money moved, as in the CSV.
      </p>
      <QueryState query={query} texts={failures} lines={3} />
      {data?.length === 0 && <p>No money moved on these dates.</p>}
      {data && data.length > 0 && (
        <AmountTable
          label="Totals"
          columns={[capitalize(grouping), ...sumColumns]}
          rows={sumsBy(grouping, data).map(([key, sums]) => rowOf(groupings[grouping](key), sums))}
          total={rowOf('Total', sumOf(data))}
        />
      )}
    </Card>
  );
}

/**
 * The Totals button, the toolbar's other buttons, and below them the totals of the chosen dates, from the same rows as
 * the CSV. The rows are read when staff open the totals.
 */
export function Totals({ children, ...props }: ComponentProps<typeof TotalsCard> & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SmallButton className="print-hidden" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Totals
      </SmallButton>
      {children}
      {isOpen && <TotalsCard {...props} />}
    </>
  );
}
