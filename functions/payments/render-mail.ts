import { patientFooter, type Rendering } from '#functions/mail/mail.ts';
import { bodiesOf } from '#functions/mail/mail-content.ts';
import { brand } from '#shared/brand.ts';
import { formatCents } from '#shared/payments/money.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import type { RefundRecord } from './history/refund-record.ts';
import type { RefundMail } from './mails.ts';
import type { PaymentItem } from './record.ts';
import { findPaymentRecord, isPayment } from './store.ts';

/** The mails about refunds. Their subjects show on locked screens, so they don't say what was paid for. */
const texts = {
  amount: 'Refund',
  payment: 'Payment',
  date: 'Paid on',
  sent: {
    subject: 'Your refund is on its way',
    heading: 'Your refund is on its way',
    opening: 'Hello, we sent a refund to the card you paid with.',
    advice: ['It should show up on your card statement in 5 to 10 business days.'],
  },
  failed: {
    subject: 'Your refund didn’t go through',
    heading: 'Your refund didn’t go through',
    opening: 'Hello, your bank returned the refund we sent you.',
    advice: [
      `This can happen when a card has expired or an account has been closed. Please call us at ${brand.phone} so we can get your money to you another way.`,
    ],
  },
  canceled: {
    subject: 'Your refund was canceled',
    heading: 'Your refund was canceled',
    opening: 'Hello, we canceled the refund below.',
    advice: [`If you’re still expecting this refund, please call us at ${brand.phone}.`],
  },
};

function paidOn({ paidAt, createdAt }: PaymentItem): string {
  return formatLongDate(clinicDateAt(new Date(paidAt ?? createdAt)), { year: true });
}

function textsOf({ status }: RefundRecord) {
  if (countsAsRefunded(status)) return texts.sent;
  return status === 'failed' ? texts.failed : texts.canceled;
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
    opening,
    facts: [
      { label: texts.amount, value: formatCents(refund.cents), bold: 'all' as const },
      { label: texts.payment, value: formatCents(record.amountCents) },
      { label: texts.date, value: paidOn(record) },
    ],
    advice,
    footer: patientFooter(brand.phone),
  };
  return { to: record.patientEmail, subject, ...bodiesOf(content) };
}
