import { outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';

/** Who reads the mails of each kind. */
export const messageMailReaders = {
  contact: 'clinic',
  consultation: 'patient',
  'consultation-notice': 'clinic',
  'lab-consultation': 'patient',
  'lab-consultation-notice': 'clinic',
} as const;

export type MessageMailKind = keyof typeof messageMailReaders;

/** Refers to the stored message that it is about. */
export interface MessageMail extends QueuedMail {
  kind: MessageMailKind;
  messageId: string;
}

/** The step that queues a mail about a message. */
export function messageMailStep(mail: MessageMail): TransactItem {
  return outboxStep(`${mail.messageId}#${mail.kind}`, mail);
}
