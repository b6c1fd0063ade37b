import { formatCents, formatDollars } from '#shared/payments/money.ts';
import { isEnteredPayment, type Payment } from '#shared/payments/payment.ts';
import { cardName } from '#shared/payments/receipt-content.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { EmailLink } from '#web/features/admin/records/details/contact-links.tsx';
import { CopyableText } from '#web/features/admin/records/details/copyable-text.tsx';
import { FieldList } from '#web/features/admin/records/details/field-list.tsx';
import { RecordDetails, useOpenRecord } from '#web/features/admin/records/details/record-details.tsx';
import { SendAgain } from '#web/features/admin/records/details/send-again.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PaymentHistory } from './history/payment-history.tsx';
import { httpUrl } from './http-url.ts';
import { payerName } from './payment/payer-name.ts';
import { chargebackOf, isRefundable, refundableCents } from './payment/payment-money.ts';
import { sourceText } from './payment/source-text.ts';
import styles from './payments.module.css';
import { paymentsTexts } from './payments-texts.ts';
import { refundTexts } from './refund/refund-texts.ts';

const texts = paymentsTexts.details;

interface PaymentDetailsProps {
  payment: Payment;
  onClose: () => void;
  onRefund: () => void;
  onDelete: () => void;
}

function moneyFields(payment: Payment) {
  const receipt = httpUrl(payment.receiptUrl);
  return [
    { label: texts.amount, value: formatDollars(payment.amount) },
    { label: texts.refunded, value: formatDollars(payment.amountRefunded) },
    ...(payment.status === 'succeeded' && !isEnteredPayment(payment) && !chargebackOf(payment)
      ? [{ label: texts.left, value: formatCents(refundableCents(payment)) }]
      : []),
    { label: texts.status, value: paymentsTexts.status(payment.status) },
    ...(payment.failureReason ? [{ label: texts.failure, value: payment.failureReason }] : []),
    ...(payment.disputed ? [{ label: texts.dispute, value: texts.disputed }] : []),
    { label: texts.description, value: payment.description },
    ...(payment.serviceDate
      ? [{ label: texts.serviceDate, value: formatLongDate(payment.serviceDate, { year: true }) }]
      : []),
    ...(payment.card ? [{ label: texts.card, value: cardName(payment.card) }] : []),
    {
      label: texts.receipt,
      value: receipt && (
        <ExternalLink href={receipt} newTab>
          {texts.openReceipt}
        </ExternalLink>
      ),
    },
  ];
}

function originFields(payment: Payment) {
  return [
    { label: texts.id, value: <CopyableText text={payment.paymentIntentId} label={texts.id} /> },
    { label: texts.source, value: sourceText(payment.stripeMetadata.source) },
    ...(isEnteredPayment(payment)
      ? []
      : [{ label: texts.timestamp, value: formatDateTime(payment.stripeMetadata.timestamp) }]),
    { label: texts.currency, value: payment.currency.toUpperCase() },
    { label: texts.created, value: formatDateTime(payment.createdAt) },
    { label: texts.updated, value: formatDateTime(payment.updatedAt) },
  ];
}

/** All fields of a payment, beside the list. */
export function PaymentDetails({ payment, onClose, onRefund, onDelete }: PaymentDetailsProps) {
  const { call } = useSession();
  const opening = useOpenRecord('payments', payment.id, (signal) =>
    call('GET /api/payments/{id}', { params: { id: payment.id }, signal }),
  );
  const patientFields = [
    { label: texts.name, value: payment.patientName },
    { label: texts.email, value: payment.patientEmail && <EmailLink address={payment.patientEmail} /> },
    { label: texts.account, value: payment.accountNumber },
  ];
  const chargeback = chargebackOf(payment);
  const items = payment.items?.map(({ title, price }) => ({ label: title, value: price }));
  return (
    <RecordDetails
      name={payerName(payment)}
      subject={payment.id}
      opening={opening}
      onClose={onClose}
      onDelete={onDelete}
      actions={isRefundable(payment) && <Button onClick={onRefund}>{refundTexts.action}</Button>}
    >
      {chargeback && payment.status === 'succeeded' && (
        <div className={styles.notice}>
          <Notice title={texts.notRefundable}>
            {chargeback.outcome === 'lost' ? texts.disputeLost : texts.disputeOpen}
          </Notice>
        </div>
      )}
      <FieldList title={texts.payment} fields={moneyFields(payment)} />
      {payment.status === 'succeeded' && payment.patientEmail && (
        <SendAgain
          texts={texts.sendAgain}
          send={() => call('POST /api/admin/payments/{id}/resend', { params: { id: payment.id } })}
        />
      )}
      <PaymentHistory payment={payment} />
      {items && items.length > 0 && <FieldList title={texts.items} fields={items} />}
      <FieldList title={texts.patient} fields={patientFields} />
      <FieldList title={texts.origin} fields={originFields(payment)} />
    </RecordDetails>
  );
}
