import { outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';

/** Carries a lookup code: not the code itself but its seed, which is worth nothing without the signing key. */
export interface CodeMail extends QueuedMail {
  kind: 'code';
  emailKey: string;
  seed: string;
}

/** The step that queues the mail with a code. Codes expire in real time, so `createdAt` is not domain time. */
export function codeMailStep(emailKey: string, seed: string): TransactItem {
  const mail: CodeMail = { kind: 'code', emailKey, seed, createdAt: new Date().toISOString() };
  return outboxStep(`code#${seed}`, mail);
}
