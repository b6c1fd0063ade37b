import { recipientOf } from '#functions/mail/recipient.ts';
import { countForClient } from '#functions/platform/dynamo/client-limits.ts';
import { transact } from '#functions/platform/dynamo/transaction.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { codeMailStep } from './mails.ts';
import { tooManyCodes } from './problems.ts';
import { newRequestId, requestStep } from './requests.ts';

const codesOfClient = { name: 'codes', limit: envNumber('LIMIT_CODES_PER_DAY') };

/**
 * Makes a code for an email address (lower case) and queues its mail. Whether the address has appointments is checked
 * only when the mail is sent, so that neither the answer nor its timing tells. Throws `too-many`, which depends only on
 * what the client itself did.
 * @returns the id of the request, which goes with the code when it is entered
 */
export async function requestCode(emailKey: string, client: Client): Promise<string> {
  const requestId = newRequestId();
  const failed = await transact({
    request: await requestStep(requestId, emailKey),
    mail: await codeMailStep(requestId, emailKey, client),
    client: countForClient(client, codesOfClient, await recipientOf(emailKey)),
  });
  if (failed.length > 0) throw tooManyCodes();
  return requestId;
}
