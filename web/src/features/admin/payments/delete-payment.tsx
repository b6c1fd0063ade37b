import { formatDollars } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { DeleteDialog } from '#web/features/admin/records/details/delete-dialog.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { payerName } from './payment/payer-name.ts';
import { paymentsTexts } from './payments-texts.ts';

const texts = paymentsTexts.delete;

interface DeletePaymentProps {
  payment: Payment;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before a payment record is deleted. */
export function DeletePayment({ payment, onClose, onDeleted }: DeletePaymentProps) {
  const { call } = useSession();
  const { removeRow } = useRecordChanges<Payment>('payments');
  const { id, amount, description } = payment;
  return (
    <DeleteDialog
      texts={texts}
      send={() => call('DELETE /api/payments/{id}', { params: { id } })}
      onDeleted={() => {
        onDeleted();
        removeRow(id);
      }}
      onClose={onClose}
    >
      <p>
        <strong>
          <bdi>{payerName(payment)}</bdi>, {formatDollars(amount)}
        </strong>
        <br />
        <bdi>{description}</bdi>
      </p>
    </DeleteDialog>
  );
}
