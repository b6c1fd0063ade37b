import { bodiesOf } from '#functions/mail/layout.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { ReceiptMail } from '#functions/mail/outbox.ts';
import { patientFooter, receiptMailTexts as texts } from '#functions/mail/texts.ts';
import { brand } from '#shared/brand.ts';
import { dollarText } from '#shared/payments/money.ts';
import { clinicDateAt, spokenDate } from '#shared/time/clinic-time.ts';
import type { PaymentItem } from './record.ts';
import { findPaymentRecord, isPayment } from './store.ts';

const shownDigits = 4;

/** An account number as a mail may carry it: its end. */
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
    { label: texts.amount, value: dollarText(amountCents) },
    ...(refundedCents > 0 ? [{ label: texts.refunded, value: dollarText(refundedCents) }] : []),
    { label: texts.date, value: spokenDate(paidOn, { year: true }) },
    { label: texts.transactionId, value: id },
    ...(accountNumber ? [{ label: texts.accountNumber, value: masked(accountNumber) }] : []),
    ...(description ? [{ label: texts.description, value: description }] : []),
    ...(items ?? []).map(({ title, price }) => ({ label: texts.item, value: `${title}, ${price}` })),
  ];
}

/** The receipt of a payment as it stands now; undefined when it is no longer one that succeeded. */
export async function receiptMail({ paymentId }: ReceiptMail): Promise<Mail | undefined> {
  const record = await findPaymentRecord(paymentId);
  if (!isPayment(record) || record.status !== 'succeeded') return undefined;
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
