import { outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';

/** The receipt of a payment. */
export interface ReceiptMail extends QueuedMail {
  kind: 'receipt';
  paymentId: string;
  /** Which request asked for it again; absent from the receipt that every successful payment gets. */
  request?: string;
}

/** The step that queues a receipt. */
export function receiptStep(paymentId: string, createdAt: string, request?: string): TransactItem {
  const mail: ReceiptMail = { kind: 'receipt', paymentId, ...(request && { request }), createdAt };
  return outboxStep([paymentId, mail.kind, request].filter(Boolean).join('#'), mail);
}
