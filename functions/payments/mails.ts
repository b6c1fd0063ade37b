import { type MailCause, outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';

/** The receipt of a payment. */
export interface ReceiptMail extends QueuedMail {
  kind: 'receipt';
  paymentId: string;
  /** Which request asked for it again; absent from the receipt that every successful payment gets. */
  request?: string;
}

/** What became of a refund: it is on its way; or the bank sent it back, or it was canceled. */
export interface RefundMail extends QueuedMail {
  kind: 'refund-sent' | 'refund-failed';
  paymentId: string;
  /** Stripe's id. */
  refundId: string;
}

/** Every mail about a payment. */
export type PaymentMail = ReceiptMail | RefundMail;

/** The outbox id of a receipt: the automatic one, or the one that a request asked for. */
export function receiptMailId({ paymentId, request }: Pick<ReceiptMail, 'paymentId' | 'request'>): string {
  return [paymentId, 'receipt', request].filter(Boolean).join('#');
}

/** The step that queues a receipt. */
export function receiptStep(
  paymentId: string,
  createdAt: string,
  cause: MailCause,
  request?: string,
): TransactItem {
  const mail: ReceiptMail = { kind: 'receipt', paymentId, ...(request && { request }), createdAt, cause };
  return outboxStep(receiptMailId(mail), mail);
}

/** The step that queues a mail about a refund. There is one of each kind for each refund. */
export function refundMailStep(mail: RefundMail): TransactItem {
  return outboxStep([mail.paymentId, mail.kind, mail.refundId].join('#'), mail);
}
