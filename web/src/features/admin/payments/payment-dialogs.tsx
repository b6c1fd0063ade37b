import { useState } from 'react';
import { formatDollars } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { DeleteDialog } from '#web/features/admin/records/details/delete-dialog.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { payerName } from './payment/payer-name.ts';
import { PaymentDetails } from './payment-details.tsx';
import { paymentsTexts } from './payments-texts.ts';
import { RefundDialog } from './refund/refund-dialog.tsx';
import type { RefundToRepeat } from './refund/refund-request.ts';

/** What the manager is doing with a payment: viewing it in the drawer, refunding it, or deleting its record. */
export function usePaymentTasks() {
  const [detailed, showDetails] = useState<Payment>();
  const [refunding, startRefund] = useState<{ payment: Payment; again?: RefundToRepeat }>();
  const [deleting, startDelete] = useState<Payment>();
  return { detailed, showDetails, refunding, startRefund, deleting, startDelete };
}

/** Asks for confirmation before a payment record is deleted. */
function DeletePayment(props: { payment: Payment; onClose: () => void; onDeleted: () => void }) {
  const { call } = useSession();
  const { removeRow } = useRecordChanges<Payment>('payments');
  const { payment, onClose, onDeleted } = props;
  const { id, amount, description } = payment;
  return (
    <DeleteDialog
      texts={paymentsTexts.delete}
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

interface PaymentDialogsProps {
  tasks: ReturnType<typeof usePaymentTasks>;
  /** Returns the newest known version of a payment. */
  current: (payment: Payment) => Payment;
}

/** The drawer and dialogs of the payments that the manager is working on. */
export function PaymentDialogs({ tasks, current }: PaymentDialogsProps) {
  const { refunding, deleting, showDetails, startRefund, startDelete } = tasks;
  const detailed = tasks.detailed && current(tasks.detailed);
  return (
    <>
      {detailed && (
        <PaymentDetails
          payment={detailed}
          onClose={() => showDetails(undefined)}
          onRefund={() => startRefund({ payment: detailed })}
          onDelete={() => startDelete(detailed)}
        />
      )}
      {refunding && <RefundDialog {...refunding} onClose={() => startRefund(undefined)} />}
      {deleting && (
        <DeletePayment
          payment={deleting}
          onClose={() => startDelete(undefined)}
          onDeleted={() => showDetails(undefined)}
        />
      )}
    </>
  );
}
