import { type ReactNode, useState } from 'react';
import { formatCents, formatDollars } from '#shared/payments/money.ts';
import { isEnteredPayment, type Payment } from '#shared/payments/payment.ts';
import { cardName } from '#shared/payments/receipt-content.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { CopyableText, EmailLink, FieldList } from '#web/features/admin/records/details/field-list.tsx';
import {
  RecordDetails,
  SendAgain,
  useOpenRecord,
} from '#web/features/admin/records/details/record-details.tsx';
import { DeleteDialog } from '#web/features/admin/records/details/task-dialog.tsx';
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
import { paymentsTexts } from './payments-texts.ts';
import { RefundDialog, type RefundToRepeat } from './refund/refund-dialog.tsx';
import { refundTexts } from './refund/refund-texts.ts';

const texts = paymentsTexts.details;

/** What the manager is doing with a payment: viewing it in the drawer, refunding it, or deleting its record. */
export function usePaymentTasks() {
  const [detailed, showDetails] = useState<Payment>();
  const [refunding, startRefund] = useState<{ payment: Payment; again?: RefundToRepeat }>();
  const [deleting, startDelete] = useState<Payment>();
  return { detailed, showDetails, refunding, startRefund, deleting, startDelete };
}

export type PaymentTasks = ReturnType<typeof usePaymentTasks>;

/** The fields with these labels. Those without a value are left out; an empty text says that it's not provided. */
function fieldsOf(values: Record<string, ReactNode>) {
  return Object.entries(values)
    .map(([label, value]) => ({ label, value }))
    .filter(({ value }) => value !== undefined && value !== false);
}

/** All fields of a payment, beside the list. */
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
  const receiptUrl = httpUrl(payment.receiptUrl);
  const receiptLink = receiptUrl && (
    <ExternalLink href={receiptUrl} newTab>
      {texts.openReceipt}
    </ExternalLink>
  );
  return (
    <RecordDetails
      name={payerName(payment)}
      subject={id}
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
        <Notice title={texts.notRefundable}>
          {chargeback.outcome === 'lost' ? texts.disputeLost : texts.disputeOpen}
        </Notice>
      )}
      <FieldList
        title={texts.payment}
        fields={fieldsOf({
          Amount: formatDollars(payment.amount),
          Refunded: formatDollars(payment.amountRefunded),
          'Available to refund': isSettled && formatCents(refundableCents(payment)),
          Status: paymentsTexts.status(status),
          'Why it failed': payment.failureReason,
          Dispute: payment.disputed && texts.disputed,
          Description: payment.description,
          'Date of visit': serviceDate && formatLongDate(serviceDate, { year: true }),
          Card: card && cardName(card),
          Receipt: receiptLink ?? '',
        })}
      />
      {isPaid && patientEmail && (
        <SendAgain
          what="receipt"
          send={() => call('POST /api/admin/payments/{id}/resend', { params: { id } })}
        />
      )}
      <PaymentHistory payment={payment} />
      {items.length > 0 && (
        <FieldList
          title={texts.items}
          fields={items.map(({ title, price }) => ({ label: title, value: price }))}
        />
      )}
      <FieldList
        title={texts.patient}
        fields={fieldsOf({
          Name: payment.patientName,
          Email: patientEmail && <EmailLink address={patientEmail} />,
          'Account number': payment.accountNumber,
        })}
      />
      <FieldList
        title={texts.origin}
        fields={fieldsOf({
          [texts.id]: <CopyableText text={payment.paymentIntentId} label={texts.id} />,
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
        <DeleteDialog
          texts={paymentsTexts.delete}
          send={() => call('DELETE /api/payments/{id}', { params: { id: deleting.id } })}
          onDeleted={() => {
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
        </DeleteDialog>
      )}
    </>
  );
}
