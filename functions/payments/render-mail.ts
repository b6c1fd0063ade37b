import { greeting } from '#functions/mail/greeting.ts';
import { bodiesOf } from '#functions/mail/layout.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import { patientFooter } from '#functions/mail/patient-footer.ts';
import { brand } from '#shared/brand.ts';
import { isOffered } from '#shared/lab-tests/catalogue.ts';
import { formatCents } from '#shared/payments/money.ts';
import { initialsOfFullName } from '#shared/text/initials.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { receiptMailTexts as texts } from './mail-texts.ts';
import type { ReceiptMail } from './mails.ts';
import type { PaymentItem } from './record.ts';
import { findPaymentRecord, isPayment } from './store.ts';

/** What was paid for, in our own words only: anyone may pay in the name of any address. */
function boughtBy({ source, items = [] }: PaymentItem) {
  if (source !== 'lab-test-cart') return [{ label: texts.paidFor, value: texts.bill }];
  return items
    .filter(isOffered)
    .map(({ title, price }) => ({ label: texts.item, value: `${title}, ${price}` }));
}

function factsOf(item: PaymentItem) {
  const { id, amountCents, refundedCents, paidAt, createdAt } = item;
  const paidOn = clinicDateAt(new Date(paidAt ?? createdAt));
  return [
    { label: texts.amount, value: formatCents(amountCents) },
    ...(refundedCents > 0 ? [{ label: texts.refunded, value: formatCents(refundedCents) }] : []),
    { label: texts.date, value: formatLongDate(paidOn, { year: true }) },
    { label: texts.transactionId, value: id },
    ...boughtBy(item),
  ];
}

/**
 * The receipt of a payment as it is now, with a link to Stripe's page of it. Superseded when the payment was deleted or
 * no longer counts as succeeded.
 */
export async function renderReceipt({ paymentId }: ReceiptMail): Promise<Rendering> {
  const record = await findPaymentRecord(paymentId);
  if (!isPayment(record) || record.status !== 'succeeded') return 'superseded';
  const content = {
    heading: texts.heading,
    opening: texts.opening(greeting(initialsOfFullName(record.patientName))),
    facts: factsOf(record),
    advice: [texts.keep, texts.notYou(brand.phone)],
    ...(record.receiptUrl && { link: { text: texts.link, href: record.receiptUrl } }),
    footer: patientFooter(brand.phone),
  };
  return {
    class: 'receipt',
    to: record.patientEmail,
    subject: texts.subject,
    ...bodiesOf(content),
  };
}
