import { dollarsToCents } from '#shared/payments/amount.ts';
import { formatDollars } from '#shared/payments/money.ts';
import { type MoneyRow, moneyRows } from '#shared/payments/money-rows.ts';
import { type Payment, paymentStatuses } from '#shared/payments/payment.ts';
import { unpaidRefunds } from '#shared/payments/refund.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { EmailText } from '#web/features/admin/records/details/field-list.tsx';
import { ExportButtons } from '#web/features/admin/records/export/export-buttons.tsx';
import { type ReadPage, usePagedList } from '#web/features/admin/records/paged-list.tsx';
import { RecordStatusSelect } from '#web/features/admin/records/record-status-select.tsx';
import { StatCards } from '#web/features/admin/records/stat-cards.tsx';
import {
  type Columns,
  DateTimeCell,
  RecordList,
  RowActions,
  TwoLineCell,
} from '#web/features/admin/records/table/record-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { EnterPayment } from './enter/enter-payment.tsx';
import { findPayment, isRefundable, payerName, sourceText } from './payment/payment.ts';
import { PaymentDialogs, type PaymentTasks, usePaymentTasks } from './payment-details.tsx';
import styles from './payments.module.css';
import { refundTexts } from './refund/refund-dialog.tsx';
import { byTime, moneyCsvColumns, Totals } from './totals/totals.tsx';

/** The amounts paid and refunded, with warnings for a failed refund and a dispute. */
function PaymentAmount({ payment }: { payment: Payment }) {
  const { amount, amountRefunded, disputed, refunds } = payment;
  const unpaid = unpaidRefunds(refunds, (refund) => dollarsToCents(refund.amount));
  return (
    <div className="flex flex-wrap gap-x-2 whitespace-nowrap tabular-nums">
      <p className="w-full font-semibold">{formatDollars(amount)}</p>
      {amountRefunded > 0 && (
        <Badge>{amountRefunded < amount ? `${formatDollars(amountRefunded)} refunded` : 'Refunded'}</Badge>
      )}
      {unpaid.some(({ handled }) => !handled) && <Badge tone="error">Refund failed</Badge>}
      {disputed && <Badge tone="warn">Disputed</Badge>}
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
      statusText={capitalize}
      route={{
        kind: 'payments',
        statusesOf: () => paymentStatuses,
        send: async ({ id, version }, status) => {
          const request = { params: { id }, body: { status, version } };
          return (await call('PUT /api/payments/{id}/status', request)).payment;
        },
        find: ({ id }) => findPayment(call, id),
        doneText: (_, to) => `Payment from ${payerName(to)} set to ${capitalize(to.status)}.`,
        goneText: 'Someone else deleted this payment record.',
      }}
    />
  );
}

/** The columns of the payments list, whose buttons start the tasks. */
const paymentColumns = ({ showDetails, startRefund, startDelete }: PaymentTasks): Columns<Payment> => ({
  Patient: (row) => (
    <TwoLineCell main={row.patientName.trim() || 'No name provided'}>
      <EmailText address={row.patientEmail || `payment …${row.id.slice(-4)}`} />
    </TwoLineCell>
  ),
  Amount: (row) => <PaymentAmount payment={row} />,
  Description: ({ description, accountNumber }) => (
    <>
      <bdi>{description}</bdi>
      {accountNumber && <p>Account {accountNumber}</p>}
    </>
  ),
  Source: (row) => <span className="whitespace-nowrap">{sourceText(row.stripeMetadata.source)}</span>,
  Created: (row) => <DateTimeCell iso={row.createdAt} />,
  Status: (row) => <PaymentStatusSelect payment={row} />,
  Actions: (row) => (
    <RowActions
      name={payerName(row)}
      deleteLabel={`Delete the payment record for ${payerName(row)}`}
      onDetails={() => showDetails(row)}
      onDelete={() => startDelete(row)}
    >
      {isRefundable(row) && (
        <SmallButton
          variant="quiet"
          aria-label={refundTexts.actionOf(payerName(row))}
          onClick={() => startRefund({ payment: row })}
        >
          {refundTexts.action}
        </SmallButton>
      )}
    </RowActions>
  ),
});

/** The tab with the payments of all clinics: those that match the filters in the URL, newest first. */
export function Payments() {
  const { call } = useSession();
  const { filters, period, q } = useDashboardUrl();
  const tasks = usePaymentTasks();
  // A status in the URL that the server would refuse isn't sent.
  const query = { status: paymentStatuses.find((known) => known === filters.status), ...period };
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

  const list = usePagedList('payments', filter, readBy());
  return (
    <>
      <StatCards
        kind="payments"
        label="Payment"
        statuses={['succeeded', 'failed', 'pending', 'cancelled']}
        read={(signal) => call('GET /api/payments/stats', { signal })}
        others={{
          Revenue: ({ totalRevenue }) => formatDollars(totalRevenue),
          'Success rate': ({ successRate }) => `${successRate}%`,
        }}
      />
      <RecordFilters searchHint="Name, phone, card, amount" statuses={paymentStatuses} />
      <div className={styles.list}>
        <RecordList
          list={list}
          columns={paymentColumns(tasks)}
          caption="Payments"
          none="No payments have been made yet."
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
      </div>
      <PaymentDialogs tasks={tasks} />
    </>
  );
}
