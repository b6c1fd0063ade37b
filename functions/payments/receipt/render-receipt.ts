import type { Rendering } from '#functions/mail/mail.ts';
import type { ReceiptMail } from '#functions/payments/mails.ts';
import { findPaymentRecord, isPayment } from '#functions/payments/store.ts';
import { env } from '#functions/platform/env.ts';
import { receiptMail } from './receipt-mail.ts';
import { receiptToken } from './receipt-token.ts';
import { hasReceipt, type PaidPayment, toReceipt } from './to-receipt.ts';

const siteUrl = env('SITE_URL');

/** A link to the receipt's screen. The token is in the hash, which browsers never send to a server. */
async function linkTo(item: PaidPayment): Promise<string> {
  return `${siteUrl}/#/receipt/${item.id}?token=${await receiptToken(item)}`;
}

/**
 * The receipt of a payment as it is now, with a link that opens it again. Superseded when the payment was deleted or no
 * longer counts as succeeded.
 */
export async function renderReceipt({ paymentId }: ReceiptMail): Promise<Rendering> {
  const record = await findPaymentRecord(paymentId);
  if (!isPayment(record) || !hasReceipt(record)) return 'superseded';
  return receiptMail(toReceipt(record), await linkTo(record));
}
