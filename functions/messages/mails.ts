import { outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';

/** Who receives the mails of each kind. */
export const messageMailReaders = {
  contact: 'clinic',
  consultation: 'patient',
  'consultation-notice': 'clinic',
  'lab-consultation': 'patient',
  'lab-consultation-notice': 'clinic',
} as const;

export type MessageMailKind = keyof typeof messageMailReaders;

/** A mail about a stored message, which it refers to by id. */
export interface MessageMail extends QueuedMail {
  kind: MessageMailKind;
  messageId: string;
}

/** The step that queues a mail about a message. */
export function messageMailStep(mail: MessageMail): TransactItem {
  return outboxStep(`${mail.messageId}#${mail.kind}`, mail);
}
