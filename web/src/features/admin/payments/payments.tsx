import { dollarsToCents } from '#shared/payments/amount.ts';
import { formatDollars } from '#shared/payments/money.ts';
import { type MoneyRow, moneyRows } from '#shared/payments/money-rows.ts';
import { type Payment, paymentStatuses } from '#shared/payments/payment.ts';
import { unpaidRefunds } from '#shared/payments/refund.ts';
import { dateTimeParts, parseDate } from '#web/features/admin/date-format.ts';
import { RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { EmailText } from '#web/features/admin/records/details/field-list.tsx';
import { ExportButtons } from '#web/features/admin/records/export/export-buttons.tsx';
import type { ReadPage } from '#web/features/admin/records/paged-list.tsx';
import { RecordStatusSelect } from '#web/features/admin/records/record-status-select.tsx';
import { StatCards } from '#web/features/admin/records/stat-cards.tsx';
import {
  type Column,
  DateTimeCell,
  RecordList,
  RowActions,
  TwoLineCell,
  useRecordList,
} from '#web/features/admin/records/table/record-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { EnterPayment } from './enter/enter-payment.tsx';
import { findPayment, isRefundable, payerName, sourceText } from './payment/payment.ts';
import { PaymentDialogs, type PaymentTasks, usePaymentTasks } from './payment-details.tsx';
import { paymentsTexts as texts } from './payments-texts.ts';
import { refundTexts } from './refund/refund-dialog.tsx';
import { byTime, moneyCsvColumns, Totals } from './totals/totals.tsx';

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
        ...(['succeeded', 'failed', 'pending', 'cancelled'] as const).map((status) => ({
          label: texts.status(status),
          value: counts?.[status],
          status,
        })),
        { label: stats.revenue, value: counts && formatDollars(counts.totalRevenue) },
        { label: stats.successRate, value: counts && stats.percent(counts.successRate) },
      ]}
    />
  );
}

/** The amounts paid and refunded, with warnings for a failed refund and a dispute. */
function PaymentAmount({ payment }: { payment: Payment }) {
  const { amount, amountRefunded, disputed, refunds } = payment;
  const unpaid = unpaidRefunds(refunds, (refund) => dollarsToCents(refund.amount));
  return (
    <div className="flex flex-wrap items-center gap-x-2 whitespace-nowrap tabular-nums">
      <p className="font-semibold">{formatDollars(amount)}</p>
      {amountRefunded > 0 && (
        <p className="text-soft text-xs">{texts.refunded(formatDollars(amountRefunded))}</p>
      )}
      {unpaid.some(({ handled }) => !handled) && <Badge tone="error">{texts.refundFailed}</Badge>}
      {disputed && <Badge tone="warn">{texts.disputed}</Badge>}
    </div>
  );
}

/** The status of a payment, which a manager can change. */
function PaymentStatusSelect({ payment }: { payment: Payment }) {
  const { call } = useSession();
  return (
    <RecordStatusSelect
      row={payment}
      name={payerName(payment)}
      statusText={texts.status}
      route={{
        kind: 'payments',
        statusesOf: () => paymentStatuses,
        send: async ({ id, version }, status) => {
          const request = { params: { id }, body: { status, version } };
          return (await call('PUT /api/payments/{id}/status', request)).payment;
        },
        find: ({ id }) => findPayment(call, id),
        doneText: (_, to) => texts.changed(payerName(to), texts.status(to.status)),
        goneText: texts.gone,
      }}
    />
  );
}

/** The columns of the payments list, whose buttons start the tasks. */
function paymentColumns({ showDetails, startRefund, startDelete }: PaymentTasks): Column<Payment>[] {
  return [
    {
      area: 'person',
      label: 'Patient',
      cell: (row) => (
        <TwoLineCell main={row.patientName.trim() || texts.noName}>
          <EmailText address={row.patientEmail || row.id} />
        </TwoLineCell>
      ),
    },
    { area: 'main', label: 'Amount', cell: (row) => <PaymentAmount payment={row} /> },
    {
      area: 'second',
      label: 'Description',
      cell: ({ description, accountNumber }) => (
        <>
          <bdi>{description}</bdi>
          {accountNumber && <p>{texts.account(accountNumber)}</p>}
        </>
      ),
    },
    { area: 'third', label: 'Source', cell: (row) => sourceText(row.stripeMetadata.source) },
    {
      area: 'fourth',
      label: 'Created',
      cell: ({ createdAt }) => <DateTimeCell {...dateTimeParts(createdAt)} />,
    },
    { area: 'status', label: 'Status', cell: (row) => <PaymentStatusSelect payment={row} /> },
    {
      area: 'actions',
      label: 'Actions',
      cell: (row) => (
        <RowActions
          name={payerName(row)}
          deleteLabel={texts.delete.label(payerName(row))}
          onDetails={() => showDetails(row)}
          onDelete={() => startDelete(row)}
        >
          {isRefundable(row) && (
            <Button
              variant="quiet"
              size="small"
              aria-label={refundTexts.actionOf(payerName(row))}
              onClick={() => startRefund({ payment: row })}
            >
              {refundTexts.action}
            </Button>
          )}
        </RowActions>
      ),
    },
  ];
}

/** The tab with the payments of all clinics: those that match the filters in the URL, newest first. */
export function Payments() {
  const { call } = useSession();
  const { filters, search } = useDashboardUrl();
  const tasks = usePaymentTasks();
  // Without values that the server would refuse.
  const query = {
    status: paymentStatuses.find((known) => known === filters.status),
    from: parseDate(filters.from),
    to: parseDate(filters.to),
  };
  const q = search.trim();
  const filter = { ...query, q };

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

  const list = useRecordList<Payment>({ kind: 'payments', query: filter, read: readBy() });
  return (
    <>
      <PaymentStats />
      <RecordFilters searchHint={texts.searchHint} statuses={paymentStatuses} statusText={texts.status} />
      <RecordList
        list={list}
        columns={paymentColumns(tasks)}
        texts={texts}
        tools={
          <>
            <EnterPayment />
            <Totals filter={filter} read={readMoney}>
              <ExportButtons
                name="payments"
                read={readMoney}
                columns={moneyCsvColumns}
                order={byTime}
                readJson={readBy()}
              />
            </Totals>
          </>
        }
      />
      <PaymentDialogs tasks={tasks} />
    </>
  );
}
