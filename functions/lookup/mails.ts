import { outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { seal } from '#functions/platform/seal.ts';

/** Carries a lookup code: not the code itself but its request, from which the job derives it with the signing key. */
export interface CodeMail extends QueuedMail {
  kind: 'code';
  requestId: string;
  /** The email address (lower case), sealed, since it may belong to a person we have no record of. */
  sealedEmail: string;
  /** The client that asked, as a pseudonym. */
  clientKey: string;
  isTransient: true;
}

/** The step that queues the mail with a code. Codes expire in real time, so `createdAt` is not domain time. */
export async function codeMailStep(
  requestId: string,
  emailKey: string,
  { key: clientKey }: Client,
): Promise<TransactItem> {
  const mail: CodeMail = {
    kind: 'code',
    requestId,
    sealedEmail: await seal(emailKey),
    clientKey,
    createdAt: new Date().toISOString(),
    isTransient: true,
  };
  return outboxStep(`code#${requestId}`, mail);
}
