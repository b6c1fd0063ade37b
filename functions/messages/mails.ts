import { outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';

/** A contact message goes to the clinics, a consultation request to the patient and, as a notice, to the clinics. */
export type MessageMailKind = 'contact' | 'consultation' | 'consultation-notice';

/** Refers to the stored message that it is about. */
export interface MessageMail extends QueuedMail {
  kind: MessageMailKind;
  messageId: string;
}

/** The step that queues a mail about a message. */
export function messageMailStep(mail: MessageMail): TransactItem {
  return outboxStep(`${mail.messageId}#${mail.kind}`, mail);
}
