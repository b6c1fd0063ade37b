import { dollarsToCents } from '#shared/payments/amount.ts';
import { formatDollars } from '#shared/payments/money.ts';
import { type Payment, paymentStatuses } from '#shared/payments/payment.ts';
import { unpaidRefunds } from '#shared/payments/refund.ts';
import { dateTimeParts } from '#web/features/admin/date-format.ts';
import { RecordStatusSelect } from '#web/features/admin/records/status/record-status-select.tsx';
import { DateTimeCell, RowActions, TwoLineCell } from '#web/features/admin/records/table/record-cells.tsx';
import type { Column } from '#web/features/admin/records/table/record-table.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { findPayment, isRefundable, payerName, sourceText } from './payment.ts';
import { paymentsTexts } from './payments-texts.ts';
import { refundTexts } from './refund/refund-texts.ts';

const texts = paymentsTexts.columns;

interface RowHandlers {
  onDetails: (payment: Payment) => void;
  onRefund: (payment: Payment) => void;
  onDelete: (payment: Payment) => void;
}

/** The amounts paid and refunded, with warnings for a failed refund and a dispute. */
function PaymentAmount({ payment }: { payment: Payment }) {
  const { amount, amountRefunded, disputed, refunds } = payment;
  const unpaid = unpaidRefunds(refunds, (refund) => dollarsToCents(refund.amount));
  return (
    <div className="flex flex-wrap items-center gap-x-2 whitespace-nowrap tabular-nums">
      <p className="font-semibold">{formatDollars(amount)}</p>
      {amountRefunded > 0 && (
        <p className="text-soft text-xs">{paymentsTexts.refunded(formatDollars(amountRefunded))}</p>
      )}
      {unpaid.some(({ handled }) => !handled) && <Badge tone="error">{paymentsTexts.refundFailed}</Badge>}
      {disputed && <Badge tone="warn">{paymentsTexts.disputed}</Badge>}
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
      statusText={paymentsTexts.status}
      route={{
        kind: 'payments',
        statusesOf: () => paymentStatuses,
        send: async ({ id, version }, status) => {
          const request = { params: { id }, body: { status, version } };
          return (await call('PUT /api/payments/{id}/status', request)).payment;
        },
        find: (row) => findPayment(call, row),
        doneText: (_, to) => paymentsTexts.changed(payerName(to), paymentsTexts.status(to.status)),
        goneText: paymentsTexts.gone,
      }}
    />
  );
}

/** The columns of the payments list. */
export function paymentColumns({ onDetails, onRefund, onDelete }: RowHandlers): Column<Payment>[] {
  return [
    {
      area: 'person',
      label: texts.patient,
      cell: (row) => (
        <TwoLineCell main={row.patientName.trim() || texts.noName}>{row.patientEmail || row.id}</TwoLineCell>
      ),
    },
    { area: 'main', label: texts.amount, cell: (row) => <PaymentAmount payment={row} /> },
    {
      area: 'second',
      label: texts.description,
      cell: ({ description, accountNumber }) => (
        <>
          <bdi>{description}</bdi>
          {accountNumber && <p>{paymentsTexts.account(accountNumber)}</p>}
        </>
      ),
    },
    { area: 'third', label: texts.source, cell: (row) => sourceText(row.stripeMetadata.source) },
    {
      area: 'fourth',
      label: texts.created,
      cell: ({ createdAt }) => <DateTimeCell {...dateTimeParts(createdAt)} />,
    },
    { area: 'status', label: texts.status, cell: (row) => <PaymentStatusSelect payment={row} /> },
    {
      area: 'actions',
      label: texts.actions,
      cell: (row) => (
        <RowActions
          name={payerName(row)}
          deleteLabel={paymentsTexts.delete.label(payerName(row))}
          onDetails={() => onDetails(row)}
          onDelete={() => onDelete(row)}
        >
          {isRefundable(row) && (
            <Button
              variant="quiet"
              size="small"
              aria-label={refundTexts.actionOf(payerName(row))}
              onClick={() => onRefund(row)}
            >
              {refundTexts.action}
            </Button>
          )}
        </RowActions>
      ),
    },
  ];
}
