import { greeting } from '#functions/mail/greeting.ts';
import { bodiesOf } from '#functions/mail/layout.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import { patientFooter } from '#functions/mail/patient-footer.ts';
import { env } from '#functions/platform/env.ts';
import { brand } from '#shared/brand.ts';
import { defaultDescription } from '#shared/payments/bill-pay-form.ts';
import type { Receipt } from '#shared/payments/receipt.ts';
import { type ReceiptRow, receiptContent } from '#shared/payments/receipt-content.ts';
import { receiptTexts } from '#shared/payments/receipt-texts.ts';
import { initialsOfFullName } from '#shared/text/initials.ts';
import { receiptMailTexts as texts } from './mail-texts.ts';
import type { ReceiptMail } from './mails.ts';
import { receiptToken } from './receipt-token.ts';
import { findPaymentRecord, isPayment } from './store.ts';
import { hasReceipt, type PaidPayment, toReceipt } from './to-receipt.ts';

const siteUrl = env('SITE_URL');

/** The receipt's screen. The token is in the hash, which browsers never send to a server. */
async function linkTo(item: PaidPayment): Promise<string> {
  return `${siteUrl}/#/receipt/${item.id}?token=${await receiptToken(item)}`;
}

/**
 * The receipt without what its payer typed: anyone may pay a dollar in the name of any address, so that would be a message
 * to a stranger. Who has the link sees all of it.
 */
function withoutTypedText({ phone: _, accountNumber: __, ...receipt }: Receipt): Receipt {
  return {
    ...receipt,
    patientName: initialsOfFullName(receipt.patientName),
    description: defaultDescription,
  };
}

function asFact({ name, value }: ReceiptRow) {
  return { label: name, value };
}

/**
 * The receipt of a payment as it is now, with a link that opens it again. Superseded when the payment was deleted or no
 * longer counts as succeeded.
 */
export async function renderReceipt({ paymentId }: ReceiptMail): Promise<Rendering> {
  const record = await findPaymentRecord(paymentId);
  if (!isPayment(record) || !hasReceipt(record)) return 'superseded';
  const receipt = receiptContent(withoutTypedText(toReceipt(record)));
  const { total, balance, next } = receipt;
  const content = {
    heading: texts.heading,
    opening: texts.opening(greeting(initialsOfFullName(record.patientName))),
    sender: [brand.name, brand.address, receiptTexts.provider.phone, receiptTexts.provider.taxId],
    facts: receipt.facts.map(asFact),
    amounts: [
      ...[...receipt.items, ...receipt.sums].map(asFact),
      { ...asFact(total), isTotal: true },
      ...receipt.refunds.map(asFact),
      ...(balance ? [{ ...asFact(balance), isTotal: true }] : []),
    ],
    advice: [...(next ? [next] : []), texts.full, texts.notYou(brand.phone)],
    link: { text: texts.link, href: await linkTo(record) },
    footer: patientFooter(brand.phone),
  };
  return { class: 'receipt', to: record.patientEmail, subject: texts.subject, ...bodiesOf(content) };
}
