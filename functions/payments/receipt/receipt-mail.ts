import { type Mail, patientFooter } from '#functions/mail/mail.ts';
import { bodiesOf } from '#functions/mail/mail-content.ts';
import { brand } from '#shared/brand.ts';
import { qrOf } from '#shared/lab-orders/qr.ts';
import { defaultDescription } from '#shared/payments/bill-pay-form.ts';
import type { Receipt } from '#shared/payments/receipt.ts';
import { type ReceiptRow, receiptContent } from '#shared/payments/receipt-content.ts';
import { receiptTexts } from '#shared/payments/receipt-texts.ts';

/** The subject shows on locked screens, so it doesn't say what was paid for. */
const texts = {
  subject: 'Your payment receipt',
  heading: 'Payment receipt',
  opening: 'Hello, thank you for your payment.',
  full: 'For your privacy, this email leaves out your full name and other details. They’re on the complete receipt, which you can submit to your HSA or FSA. Open it to print or save a copy. The link works for two years.',
  notYou: (phone: string) => `If you don’t recognize this payment, please call us at ${phone}.`,
  link: 'Open your receipt',
};

/**
 * The receipt without what its payer typed. Anyone can pay a dollar under someone else's email address, and must not be
 * able to send them a message that way. The link shows the complete receipt.
 */
function withoutTypedText({ phone: _, accountNumber: __, ...receipt }: Receipt): Receipt {
  return { ...receipt, patientName: '', description: defaultDescription };
}

function asFact({ name, value }: ReceiptRow) {
  return { label: name, value };
}

/**
 * The mail with a receipt.
 * @param href the link to the complete receipt
 */
export function receiptMail(receipt: Receipt, href: string): Mail {
  const shown = withoutTypedText(receipt);
  const { facts, items, sums, total, refunds, balance, order } = receiptContent(shown);
  const content = {
    heading: texts.heading,
    opening: texts.opening,
    sender: [brand.address, receiptTexts.provider.phone, receiptTexts.provider.taxId],
    facts: facts.filter(({ name }) => name !== receiptTexts.facts.patientName).map(asFact),
    amounts: [
      {
        ...(items.length > 0 && { title: receiptTexts.items }),
        rows: [
          ...[...items, ...sums].map(asFact),
          { ...asFact(total), isTotal: true },
          ...refunds.map(asFact),
          ...(balance ? [{ ...asFact(balance), isTotal: true }] : []),
        ],
      },
    ],
    ...(order && {
      code: {
        label: receiptTexts.orderNumber,
        value: order.number,
        rows: qrOf(order.number),
        note: order.text,
      },
    }),
    advice: [texts.full, texts.notYou(brand.phone)],
    link: { text: texts.link, href },
    footer: patientFooter(brand.phone),
  };
  return { to: receipt.patientEmail, subject: texts.subject, ...bodiesOf(content) };
}
