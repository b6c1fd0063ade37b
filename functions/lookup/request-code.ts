import { transact } from '#functions/platform/dynamo/transaction.ts';
import { newCode } from './code-store.ts';
import { codeLimitSteps, tooManyCodes } from './limits.ts';
import { codeMailStep } from './mails.ts';

/**
 * Makes a code for an email address (lower case) and queues its mail. Whether the address has appointments is checked
 * only when the mail is sent, so that neither the answer nor its timing tells. Throws `too-many`.
 */
export async function requestCode(emailKey: string): Promise<void> {
  const { seed, step } = await newCode(emailKey);
  const failed = await transact({
    code: step,
    mail: codeMailStep(emailKey, seed),
    ...(await codeLimitSteps(emailKey)),
  });
  if (failed.length > 0) throw tooManyCodes(failed);
}
