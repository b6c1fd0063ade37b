import { dollarsToCents } from '#shared/payments/amount.ts';
import { formatDollars } from '#shared/payments/money.ts';
import { type Payment, paymentStatuses } from '#shared/payments/payment.ts';
import { unpaidRefunds } from '#shared/payments/refund.ts';
import { dateTimeParts } from '#web/features/admin/date-format.ts';
import { EmailText } from '#web/features/admin/records/details/field-list.tsx';
import { RecordStatusSelect } from '#web/features/admin/records/record-status-select.tsx';
import {
  type Column,
  DateTimeCell,
  RowActions,
  TwoLineCell,
} from '#web/features/admin/records/table/record-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { findPayment, isRefundable, payerName, sourceText } from './payment/payment.ts';
import type { PaymentTasks } from './payment-details.tsx';
import { paymentsTexts as texts } from './payments-texts.ts';
import { refundTexts } from './refund/refund-texts.ts';

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

type Starts = Pick<PaymentTasks, 'showDetails' | 'startRefund' | 'startDelete'>;

/** The columns of the payments list, whose buttons start the tasks. */
export function paymentColumns({ showDetails, startRefund, startDelete }: Starts): Column<Payment>[] {
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
