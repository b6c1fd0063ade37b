import { type MailCause, outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';

/** Tells a patient that their visit's estimate is ready. */
export interface EstimateMail extends QueuedMail {
  kind: 'estimate';
  confirmationNumber: string;
}

/** The step that queues the mail about an estimate. */
export function estimateMailStep(confirmationNumber: string, madeAt: string, cause: MailCause): TransactItem {
  const mail: EstimateMail = { kind: 'estimate', confirmationNumber, createdAt: madeAt, cause };
  return outboxStep(`${confirmationNumber}#${madeAt}#estimate`, mail);
}
