import { randomBytes, randomUUID } from 'node:crypto';
import { outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import { tallyOf, tooMany } from '#functions/platform/dynamo/tally.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { seal } from '#functions/platform/seal.ts';
import { isProven } from '#functions/trust/proofs.ts';
import { retention } from '#shared/legal/retention.ts';
import { hourSeconds } from '#shared/time/durations.ts';
import { addressOf, type CodeRecord, changeCode, codeLifeMs, isLiving } from './code.ts';
import { codeRequests } from './spend-code.ts';
import { tooManyCodes } from './texts.ts';

/**
 * The mail with a code. It stores the code's id, not the code itself, which the job derives from the id with the
 * signing key.
 */
export interface CodeMail extends QueuedMail {
  kind: 'code';
  id: string;
  /** The pseudonym of the code's address. */
  address: string;
  codeId: string;
  /**
   * Set when the same code was asked for again. Otherwise the mail is sent only if no other mail has contained the
   * code.
   */
  isAgain: boolean;
}

/** The step that queues the mail with a code. Codes expire in real time, so `createdAt` is not domain time. */
function mailStep(mail: Pick<CodeMail, 'address' | 'codeId' | 'isAgain'>): TransactItem {
  const queued = { ...mail, kind: 'code', createdAt: new Date().toISOString(), cause: 'code' } as const;
  return outboxStep(`code#${randomUUID()}`, queued);
}

/** How often a code is mailed again on request: for one client, and in all. */
const repeats = { ofClient: 2, inAll: 6 };

/**
 * Makes a code for an email address (lower case), unless a valid one exists, and queues its mail. The job sends the
 * mail only if this code hasn't been mailed yet, or if the caller names its id to get it again. Only the job looks up
 * appointments, so that neither the answer nor its timing tells whether the address has any. After a code is spent,
 * other clients are still told when the spent code was mailed, although a new one is on its way: they mustn't learn
 * that the owner was here. Throws `too-many`.
 */
export async function askForCode(emailKey: string, client: Client, named?: string): Promise<CodeRecord> {
  const [address, sealedEmail] = await Promise.all([addressOf(emailKey), seal(emailKey)]);
  const proven = await isProven(client, emailKey);
  let mayRepeat = true;
  return changeCode(address, (read) => {
    const now = Date.now();
    const living = isLiving(read) ? read : undefined;
    const isAgain = mayRepeat && !!living && living.id === named && living.repeats < repeats.inAll;
    const isNews = isAgain || (!living && proven);
    const told = read && read.toldAt > now - codeLifeMs && !isNews ? read.toldAt : now;
    const code = living ?? {
      address,
      id: randomBytes(16).toString('base64url'),
      endsAt: now + codeLifeMs,
      repeats: 0,
      expiresAt: Math.ceil(now / 1000) + retention.lookupRecordHours * hourSeconds,
    };
    const again = { name: `again#${code.id}`, limit: repeats.ofClient, lastsMs: codeLifeMs };
    const tally = tallyOf([
      ...countsOfClient(client, { ...codeRequests, id: `${address} ${randomUUID()}` }),
      ...(isAgain ? countsOfClient(client, again) : []),
    ]);
    return {
      next: {
        ...code,
        sealedEmail,
        toldAt: told,
        repeats: code.repeats + Number(isAgain),
        version: (read?.version ?? 0) + 1,
      },
      steps: { mail: mailStep({ address, codeId: code.id, isAgain }), ...tally.steps() },
      async onRefused(failed) {
        const full = await tally.full(failed);
        if (full?.key.startsWith(`${codeRequests.name}#`)) throw tooMany(full, tooManyCodes);
        if (full) mayRepeat = false;
      },
    };
  });
}
