import { useState } from 'react';
import { formatDollars } from '#shared/payments/money.ts';
import { type MoneyRow, moneyRows } from '#shared/payments/money-rows.ts';
import { type Payment, paymentStatuses } from '#shared/payments/payment.ts';
import { parseDate } from '#web/features/admin/date-format.ts';
import { RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { ExportButtons } from '#web/features/admin/records/export/export-buttons.tsx';
import type { ReadPage } from '#web/features/admin/records/paged-list.tsx';
import { StatCards } from '#web/features/admin/records/stat-cards.tsx';
import { RecordList, useRecordList } from '#web/features/admin/records/table/record-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EnterPayment } from './enter/enter-payment.tsx';
import { enterTexts } from './enter/enter-texts.ts';
import { paymentColumns } from './payment-columns.tsx';
import { PaymentDialogs, usePaymentTasks } from './payment-details.tsx';
import { paymentsTexts as texts } from './payments-texts.ts';
import { byTime, moneyCsvColumns } from './totals/money-csv.ts';
import { Totals } from './totals/totals.tsx';

/** The number of payments by status, and the revenue. */
function PaymentStats() {
  const { call } = useSession();
  const { stats } = texts;
  return (
    <StatCards
      kind="payments"
      label={stats.label}
      read={(signal) => call('GET /api/payments/stats', { signal })}
      cardsOf={(counts) => [
        { label: stats.total, value: counts?.total, status: '' },
        { label: texts.status('succeeded'), value: counts?.succeeded, status: 'succeeded' },
        { label: texts.status('failed'), value: counts?.failed, status: 'failed' },
        { label: texts.status('pending'), value: counts?.pending, status: 'pending' },
        { label: texts.status('cancelled'), value: counts?.cancelled, status: 'cancelled' },
        { label: stats.revenue, value: counts && formatDollars(counts.totalRevenue) },
        { label: stats.successRate, value: counts && stats.percent(counts.successRate) },
      ]}
    />
  );
}

/** The payments that match the filters in the URL, newest first, and the movements of their money. */
function usePayments() {
  const { call } = useSession();
  const { filters, search } = useDashboardUrl();
  // Without values that the server would refuse.
  const query = {
    status: paymentStatuses.find((known) => known === filters.status),
    from: parseDate(filters.from),
    to: parseDate(filters.to),
  };
  const q = search.trim();

  const readBy =
    (dates?: 'moved'): ReadPage<Payment> =>
    async ({ signal, ...page }) => {
      const asked = { ...query, ...page, dates };
      const { payments, nextCursor } = q
        ? await call('POST /api/payments/search', { body: { ...asked, q }, signal })
        : await call('GET /api/payments/list', { query: asked, signal });
      return { rows: payments, nextCursor };
    };

  /** Reads the movements of money on the filtered days. */
  const readMoney: ReadPage<MoneyRow> = async (request) => {
    const { rows, nextCursor } = await readBy('moved')(request);
    return { rows: rows.flatMap((payment) => moneyRows(payment, query)), nextCursor };
  };

  const filter = { ...query, q };
  const list = useRecordList<Payment>({ kind: 'payments', query: filter, read: readBy() });
  return { list, filter, read: readBy(), readMoney };
}

/** The tab with the payments of all clinics. */
export function Payments() {
  const { list, filter, read, readMoney } = usePayments();
  const tasks = usePaymentTasks();
  const [isEntering, setIsEntering] = useState(false);
  return (
    <>
      <PaymentStats />
      <div className="print-hidden flex flex-wrap items-center gap-2-3">
        <Button variant="secondary" onClick={() => setIsEntering(true)}>
          {enterTexts.action}
        </Button>
        <p className="text-soft text-sm">{enterTexts.hint}</p>
      </div>
      <Totals filter={filter} read={readMoney} />
      <RecordFilters searchHint={texts.searchHint} statuses={paymentStatuses} statusText={texts.status} />
      <RecordList
        list={list}
        columns={paymentColumns(tasks)}
        texts={texts}
        exports={
          <ExportButtons
            name="payments"
            read={readMoney}
            columns={moneyCsvColumns}
            order={byTime}
            readJson={read}
          />
        }
      />
      <PaymentDialogs tasks={tasks} />
      {isEntering && <EnterPayment onClose={() => setIsEntering(false)} />}
    </>
  );
}
