import { useState } from 'react';
import type { Payment } from '#shared/payments/payment.ts';
import { DeletePayment } from './delete-payment.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { RefundDialog } from './refund/refund-dialog.tsx';
import type { RefundToRepeat } from './refund/refund-request.ts';

/** What a manager does with a payment: see it in the drawer, refund it, delete its record. */
export function usePaymentTasks() {
  const [detailed, showDetails] = useState<Payment>();
  const [refunding, refund] = useState<{ payment: Payment; again?: RefundToRepeat }>();
  const [deleting, remove] = useState<Payment>();
  return { detailed, showDetails, refunding, refund, deleting, remove };
}

interface PaymentDialogsProps {
  tasks: ReturnType<typeof usePaymentTasks>;
  /** The newest known version of a payment. */
  current: (payment: Payment) => Payment;
}

/** The drawer and the dialogs of the payments that are being worked on. */
export function PaymentDialogs({ tasks, current }: PaymentDialogsProps) {
  const { refunding, deleting, showDetails, refund, remove } = tasks;
  const detailed = tasks.detailed && current(tasks.detailed);
  return (
    <>
      {detailed && (
        <PaymentDetails
          payment={detailed}
          onClose={() => showDetails(undefined)}
          onRefund={() => refund({ payment: detailed })}
          onDelete={() => remove(detailed)}
        />
      )}
      {refunding && <RefundDialog {...refunding} onClose={() => refund(undefined)} />}
      {deleting && (
        <DeletePayment
          payment={deleting}
          onClose={() => remove(undefined)}
          onDeleted={() => showDetails(undefined)}
        />
      )}
    </>
  );
}
