import { useState } from 'react';
import { formatDollars } from '#shared/payments/money.ts';
import { paymentStatuses } from '#shared/payments/payment.ts';
import { RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { ExportButtons } from '#web/features/admin/records/export/export-buttons.tsx';
import { StatCards } from '#web/features/admin/records/stat-cards.tsx';
import { RecordList } from '#web/features/admin/records/table/record-list.tsx';
import { UndoProvider } from '#web/features/admin/records/undo/undo-provider.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EnterPayment, type Entry } from './enter/enter-payment.tsx';
import { enterTexts } from './enter/enter-texts.ts';
import { paymentColumns } from './payment-columns.tsx';
import { PaymentDialogs, usePaymentTasks } from './payment-details.tsx';
import { paymentsTexts as texts } from './payments-texts.ts';
import { byTime, moneyCsvColumns } from './totals/money-csv.ts';
import { Totals } from './totals/totals.tsx';
import { usePayments } from './use-payments.ts';

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
        { label: stats.total, value: counts?.total },
        { label: texts.status('succeeded'), value: counts?.succeeded, tone: 'success' },
        { label: texts.status('failed'), value: counts?.failed, tone: 'error' },
        { label: texts.status('pending'), value: counts?.pending, tone: 'warn' },
        { label: texts.status('cancelled'), value: counts?.cancelled, tone: 'error' },
        { label: stats.revenue, value: counts && formatDollars(counts.totalRevenue) },
        { label: stats.successRate, value: counts && stats.percent(counts.successRate) },
      ]}
    />
  );
}

/** The tab with the payments of all clinics. */
export function Payments() {
  const { list, filter, read, readMoney } = usePayments();
  const tasks = usePaymentTasks();
  const [isEntering, setIsEntering] = useState(false);
  const [unsureEntry, setUnsureEntry] = useState<Entry>();
  const columns = paymentColumns({
    onDetails: tasks.showDetails,
    onRefund: (payment) => tasks.startRefund({ payment }),
    onDelete: tasks.startDelete,
  });
  return (
    <UndoProvider>
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
        columns={columns}
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
      <PaymentDialogs tasks={tasks} current={list.current} />
      {isEntering && (
        <EnterPayment unsure={unsureEntry} onUnsure={setUnsureEntry} onClose={() => setIsEntering(false)} />
      )}
    </UndoProvider>
  );
}
