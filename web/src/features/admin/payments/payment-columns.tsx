import type { Payment } from '#shared/payments/payment.ts';
import { dateTimeParts } from '#web/features/admin/date-format.ts';
import { Moment, RowActions, TwoLines } from '#web/features/admin/records/table/record-cells.tsx';
import type { Column } from '#web/features/admin/records/table/record-table.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { payerName } from './payer-name.ts';
import { PaymentAmount } from './payment-amount.tsx';
import { isRefundable } from './payment-money.ts';
import { PaymentStatusSelect } from './payment-status-select.tsx';
import { paymentsTexts } from './payments-texts.ts';

const texts = paymentsTexts.columns;

interface RowHandlers {
  onDetails: (payment: Payment) => void;
  onRefund: (payment: Payment) => void;
  onDelete: (payment: Payment) => void;
}

/** What the list says of each payment (spec §2, Admin dashboard). */
export function paymentColumns({ onDetails, onRefund, onDelete }: RowHandlers): Column<Payment>[] {
  return [
    {
      area: 'person',
      label: texts.patient,
      cell: (row) => (
        <TwoLines first={row.patientName.trim() || texts.noName}>{row.patientEmail || row.id}</TwoLines>
      ),
    },
    { area: 'main', label: texts.amount, cell: (row) => <PaymentAmount payment={row} /> },
    {
      area: 'second',
      label: texts.description,
      cell: ({ description, accountNumber }) => (
        <>
          <p>{description}</p>
          {accountNumber && <p>{paymentsTexts.account(accountNumber)}</p>}
        </>
      ),
    },
    {
      area: 'third',
      label: texts.source,
      cell: ({ stripeMetadata }) => paymentsTexts.source(stripeMetadata.source),
    },
    {
      area: 'fourth',
      label: texts.created,
      cell: ({ createdAt }) => <Moment {...dateTimeParts(createdAt)} />,
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
              aria-label={paymentsTexts.refund.actionOf(payerName(row))}
              onClick={() => onRefund(row)}
            >
              {paymentsTexts.refund.action}
            </Button>
          )}
        </RowActions>
      ),
    },
  ];
}
