import { bodiesOf } from '#functions/mail/layout.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import { patientFooter } from '#functions/mail/patient-footer.ts';
import { brand } from '#shared/brand.ts';
import { formatCents } from '#shared/payments/money.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { receiptMailTexts as texts } from './mail-texts.ts';
import type { ReceiptMail } from './mails.ts';
import type { PaymentItem } from './record.ts';
import { findPaymentRecord, isPayment } from './store.ts';

const shownDigits = 4;

/** A mail shows only the end of an account number. */
function masked(accountNumber: string): string {
  return accountNumber.length > shownDigits ? `•••• ${accountNumber.slice(-shownDigits)}` : '••••';
}

function factsOf({
  id,
  amountCents,
  refundedCents,
  accountNumber,
  description,
  items,
  ...item
}: PaymentItem) {
  const paidOn = clinicDateAt(new Date(item.paidAt ?? item.createdAt));
  return [
    { label: texts.amount, value: formatCents(amountCents) },
    ...(refundedCents > 0 ? [{ label: texts.refunded, value: formatCents(refundedCents) }] : []),
    { label: texts.date, value: formatLongDate(paidOn, { year: true }) },
    { label: texts.transactionId, value: id },
    ...(accountNumber ? [{ label: texts.accountNumber, value: masked(accountNumber) }] : []),
    ...(description ? [{ label: texts.description, value: description }] : []),
    ...(items ?? []).map(({ title, price }) => ({ label: texts.item, value: `${title}, ${price}` })),
  ];
}

/** The receipt of a payment as it is now. Superseded when the payment was deleted or no longer counts as succeeded. */
export async function renderReceipt({ paymentId }: ReceiptMail): Promise<Rendering> {
  const record = await findPaymentRecord(paymentId);
  if (!isPayment(record) || record.status !== 'succeeded') return 'superseded';
  const content = {
    heading: texts.heading,
    opening: texts.opening(record.patientName),
    facts: factsOf(record),
    advice: [texts.keep, texts.notYou(brand.phone)],
    footer: patientFooter(brand.phone),
  };
  return {
    to: record.patientEmail,
    subject: texts.subject,
    ...bodiesOf(content),
  };
}
