import { type ReactNode, useState } from 'react';
import { formatCents, formatDollars } from '#shared/payments/money.ts';
import { isEnteredPayment, type Payment } from '#shared/payments/payment.ts';
import { cardName } from '#shared/payments/receipt-content.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { undefinedIfGone } from '#web/features/admin/failure/failure.ts';
import { CopyableText, EmailLink, FieldList } from '#web/features/admin/records/details/field-list.tsx';
import {
  RecordDetails,
  SendAgain,
  useOpenRecord,
} from '#web/features/admin/records/details/record-details.tsx';
import { ConfirmDialog } from '#web/features/admin/records/details/task-dialog.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PaymentHistory } from './history/payment-history.tsx';
import {
  chargebackOf,
  httpUrl,
  isRefundable,
  payerName,
  refundableCents,
  sourceText,
} from './payment/payment.ts';
import { RefundDialog, refundTexts } from './refund/refund-dialog.tsx';

/** What the manager is doing with a payment: viewing it in the drawer, refunding it, or deleting its record. */
export function usePaymentTasks() {
  const [detailed, showDetails] = useState<Payment>();
  const [refunding, startRefund] = useState<{ payment: Payment; again?: WorkItem }>();
  const [deleting, startDelete] = useState<Payment>();
  return { detailed, showDetails, refunding, startRefund, deleting, startDelete };
}

export type PaymentTasks = ReturnType<typeof usePaymentTasks>;

/** The fields of a `FieldList`, from their values by label. */
function fieldsOf(values: Record<string, ReactNode>) {
  return Object.entries(values).map(([label, value]) => ({ label, value }));
}

/** The drawer with all fields of a payment. */
function PaymentDetails({ opened, tasks }: { opened: Payment; tasks: PaymentTasks }) {
  const { id } = opened;
  const { call } = useSession();
  const { latest } = useRecordChanges<Payment>('payments');
  const opening = useOpenRecord('payments', id, ({ signal }) =>
    call('GET /api/payments/{id}', { params: { id }, signal }),
  );
  const payment = latest(opening.data?.payment ?? opened) ?? opened;
  const { status, patientEmail, stripeMetadata, serviceDate, card, items = [] } = payment;
  const chargeback = chargebackOf(payment);
  const isPaid = status === 'succeeded';
  const isEntered = isEnteredPayment(payment);
  const isSettled = isPaid && !isEntered && !chargeback;
  const receiptUrl = httpUrl(payment.receiptUrl) ?? '';
  return (
    <RecordDetails
      name={payerName(payment)}
      opening={opening}
      onClose={() => tasks.showDetails(undefined)}
      onDelete={() => tasks.startDelete(payment)}
      actions={
        isRefundable(payment) && (
          <Button onClick={() => tasks.startRefund({ payment })}>{refundTexts.action}</Button>
        )
      }
    >
      {chargeback && isPaid && (
        <Notice title="This payment can’t be refunded">
          {chargeback.outcome === 'lost'
            ? 'The cardholder disputed it and got the money back from their bank.'
            : 'The cardholder disputed it, and their bank is holding the money for now. Stripe only allows a refund if you win the dispute.'}
        </Notice>
      )}
      <FieldList
        title="Payment"
        fields={fieldsOf({
          Amount: formatDollars(payment.amount),
          Refunded: formatDollars(payment.amountRefunded),
          'Available to refund': isSettled && formatCents(refundableCents(payment)),
          Status: capitalize(status),
          'Why it failed': payment.failureReason,
          Dispute: payment.disputed && 'The cardholder asked their bank to reverse this charge.',
          Description: payment.description,
          'Date of visit': serviceDate && formatLongDate(serviceDate, { year: true }),
          Card: card && cardName(card),
          Receipt: receiptUrl && (
            <ExternalLink href={receiptUrl} newTab>
              Open the receipt
            </ExternalLink>
          ),
        })}
      />
      {isPaid && patientEmail && (
        <SendAgain
          what="receipt"
          className="ms-quiet"
          send={() => call('POST /api/admin/payments/{id}/resend', { params: { id } })}
        />
      )}
      <PaymentHistory payment={payment} />
      {items.length > 0 && (
        <FieldList
          title="Lab tests"
          fields={items.map(({ title, price }) => ({ label: title, value: price }))}
        />
      )}
      <FieldList
        title="Patient"
        fields={fieldsOf({
          Name: payment.patientName,
          Email: patientEmail && <EmailLink address={patientEmail} />,
          'Account number': payment.accountNumber,
        })}
      />
      <FieldList
        title="Record"
        fields={fieldsOf({
          'Payment ID': <CopyableText text={payment.paymentIntentId} label="Payment ID" />,
          Source: sourceText(stripeMetadata.source),
          'Started on the website': !isEntered && formatDateTime(stripeMetadata.timestamp),
          Currency: payment.currency.toUpperCase(),
          Created: formatDateTime(payment.createdAt),
          Updated: formatDateTime(payment.updatedAt),
        })}
      />
    </RecordDetails>
  );
}

/** The drawer and dialogs of the payments that the manager is working on. */
export function PaymentDialogs({ tasks }: { tasks: PaymentTasks }) {
  const { detailed, refunding, deleting, showDetails, startRefund, startDelete } = tasks;
  const { call } = useSession();
  const { removeRow } = useRecordChanges<Payment>('payments');
  return (
    <>
      {detailed && <PaymentDetails opened={detailed} tasks={tasks} />}
      {refunding && <RefundDialog {...refunding} onClose={() => startRefund(undefined)} />}
      {deleting && (
        <ConfirmDialog
          texts={{
            title: 'Are you sure you want to delete this payment record?',
            meaning:
              'This only deletes our record. It doesn’t refund the patient. To return the money, refund the payment first.',
            done: 'Payment record deleted successfully.',
          }}
          send={() => undefinedIfGone(call('DELETE /api/payments/{id}', { params: { id: deleting.id } }))}
          onDone={() => {
            showDetails(undefined);
            removeRow(deleting.id);
          }}
          onClose={() => startDelete(undefined)}
        >
          <p>
            <strong>
              <bdi>{payerName(deleting)}</bdi>, {formatDollars(deleting.amount)}
            </strong>
            <br />
            <bdi>{deleting.description}</bdi>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
