import { bodiesOf, greeting, patientFooter } from '#functions/mail/layout.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import { brand } from '#shared/brand.ts';
import { formatCents } from '#shared/payments/money.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';
import { initialsOfFullName } from '#shared/text/initials.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import type { RefundRecord } from './history/refund-record.ts';
import { refundMailTexts as refundTexts } from './mail-texts.ts';
import type { RefundMail } from './mails.ts';
import type { PaymentItem } from './record.ts';
import { findPaymentRecord, isPayment } from './store.ts';

function paidOn({ paidAt, createdAt }: PaymentItem): string {
  return formatLongDate(clinicDateAt(new Date(paidAt ?? createdAt)), { year: true });
}

function textsOf({ status }: RefundRecord) {
  if (countsAsRefunded(status)) return refundTexts.sent;
  return status === 'failed' ? refundTexts.failed : refundTexts.canceled;
}

/**
 * The mail that says that a refund is on its way, or that it failed or was canceled. Superseded when the payment was
 * deleted, or when the refund ended before we could say that it was on its way.
 */
export async function renderRefundMail({ kind, paymentId, refundId }: RefundMail): Promise<Rendering> {
  const record = await findPaymentRecord(paymentId);
  const refund = isPayment(record) ? record.refunds?.find(({ id }) => id === refundId) : undefined;
  if (!isPayment(record) || !refund) return 'superseded';
  if (kind === 'refund-sent' && !countsAsRefunded(refund.status)) return 'superseded';
  const { subject, heading, opening, advice } = textsOf(refund);
  const content = {
    heading,
    opening: opening(greeting(initialsOfFullName(record.patientName))),
    facts: [
      { label: refundTexts.amount, value: formatCents(refund.cents) },
      { label: refundTexts.payment, value: formatCents(record.amountCents) },
      { label: refundTexts.date, value: paidOn(record) },
      { label: refundTexts.transactionId, value: record.id },
    ],
    advice: advice(brand.phone),
    footer: patientFooter(brand.phone),
  };
  return { to: record.patientEmail, subject, ...bodiesOf(content) };
}
