import { randomUUID } from 'node:crypto';
import { outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';

/** Carries a code: not the code itself but its id, from which the job derives it with the signing key. */
export interface CodeMail extends QueuedMail {
  kind: 'code';
  id: string;
  /** The address of the code: a pseudonym. */
  address: string;
  codeId: string;
  /** Someone asked for the same code again. Otherwise, it is sent only if no other mail has brought it. */
  isAgain: boolean;
}

/** The step that queues the mail with a code. Codes expire in real time, so `createdAt` is not domain time. */
export function codeMailStep(mail: Pick<CodeMail, 'address' | 'codeId' | 'isAgain'>): TransactItem {
  const id = `code#${randomUUID()}`;
  const queued: CodeMail = { ...mail, kind: 'code', id, createdAt: new Date().toISOString(), cause: 'code' };
  return outboxStep(id, queued);
}
