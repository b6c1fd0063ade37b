import { uncount } from '#functions/platform/dynamo/tally.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { unseal } from '#functions/platform/seal.ts';
import { prove } from '#functions/trust/proofs.ts';
import type { Problem } from '#shared/api/problem.ts';
import { dayMs } from '#shared/time/durations.ts';
import { type CodeRecord, changeCode, isLiving } from './code.ts';

/** How often a client may ask for codes. Entering a code gives back all requests for its address. */
export const codeRequests = { name: 'codes', limit: envNumber('LIMIT_CODES_PER_DAY'), lastsMs: dayMs };

/**
 * Spends a code to start a session, and proves its address for the client. Returns the address (lower case). Throws the
 * given Problem when the code was spent before, has expired or was never mailed.
 */
export async function spendCode(
  { address, id }: CodeRecord,
  steps: TransactSteps,
  client: Client,
  refusal: () => Problem,
): Promise<string> {
  let sealedEmail = '';
  await changeCode(address, (read) => {
    if (!isLiving(read) || read.id !== id || !read.mailedBy) throw refusal();
    sealedEmail = read.sealedEmail ?? '';
    const next = { ...read, sealedEmail: undefined, spent: true as const, version: read.version + 1 };
    return { next, steps };
  });
  const emailKey = await unseal(sealedEmail);
  if (!emailKey) throw refusal();
  await Promise.all([
    prove(client, emailKey),
    uncount(countsOfClient(client, { ...codeRequests, id: address })),
  ]);
  return emailKey;
}
