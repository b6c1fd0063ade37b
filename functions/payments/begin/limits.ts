import { failedCardsOf, stoppedNetworks } from '#functions/payments/failed-cards.ts';
import { findKey } from '#functions/payments/idempotency-keys.ts';
import { endPayment, settleWithinLimit } from '#functions/payments/settle/settle-payment.ts';
import { countsOfUnfinished, isAbandoned } from '#functions/payments/unfinished-payments.ts';
import { type Count, count, counted, type Full, tooMany, uncount } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { hourMs, hourSeconds, minuteMs } from '#shared/time/durations.ts';

/** How many payments a client may begin in an hour. */
const intents = { name: 'intents', limit: envNumber('LIMIT_INTENTS_PER_HOUR'), lastsMs: hourMs };

/** Counts the requests to begin the same payment again, because each of them asks Stripe for the client secret. */
export function repeatOf(intentId: string): Count {
  return { key: `repeats#${intentId}`, limit: 30, lastsMs: minuteMs };
}

/** The counts that limit a client's new payments. */
export function countsOfBegun(client: Client, reference: string): Count[] {
  return [...countsOfClient(client, intents), ...countsOfUnfinished(client, reference)];
}

/** Whether a full count belongs to the limit on unfinished payments, not to the hourly limit. */
export function isUnfinishedLimit({ key }: Full): boolean {
  return key.startsWith('unfinished#');
}

/** The Problem that refuses a payment because a count is full. */
export function tooManyPayments(full: Full): Problem {
  if (isUnfinishedLimit(full)) {
    return new Problem(
      'too-many',
      `Some payments started on your network aren’t finished yet. Please finish one of them, try again in an hour, or call us at ${brand.phone}.`,
      { retryAfterSeconds: hourSeconds },
    );
  }
  return tooMany(
    full,
    `There have been too many payment attempts from your network. Please call us at ${brand.phone}, or try again later.`,
  );
}

/** Throws `too-many` if too many cards have failed on the client's payments. */
export async function refuseCardTesting(client: Client): Promise<void> {
  const stopped = await stoppedNetworks(client);
  if (stopped.length === 0) return;
  const until = Math.max(...stopped.map((network) => network.until));
  throw new Problem(
    'too-many',
    `We can’t take any more card payments from your network right now. Please call us at ${brand.phone}, and we’ll help you pay another way.`,
    { retryAfterSeconds: Math.ceil((until - Date.now()) / 1000) },
  );
}

export function tooManyRepeats(full: Full): Problem {
  return tooMany(full, 'Please wait a minute, then try your payment again.');
}

// Limits how often `makeRoom` runs: it may ask Stripe about each payment, and a refused client can retry repeatedly.
const roomChecks = { limit: 2, lastsMs: 3_000 };

/** Whether a payment no longer counts as unfinished. Ends an abandoned payment. */
async function isDone(reference: string, now: Date): Promise<boolean> {
  const key = await findKey(reference);
  if (!key) return true;
  const isOld = isAbandoned(key.begunAt, now);
  if (!key.intentId) return isOld;
  const payment = await settleWithinLimit(key.intentId);
  if (payment && (!payment.pending || failedCardsOf(payment) > 0)) return true;
  // The intent of a deleted payment may still be open, so end that intent, too.
  if (!payment || isOld) return !(await endPayment(key.intentId))?.pending;
  return false;
}

/**
 * Frees room in a full count by removing payments that are no longer unfinished. Normally, settling a payment removes
 * it; this function removes payments whose event was lost or whose process died.
 * @returns whether there is room now
 */
export async function makeRoom(key: string, now: Date): Promise<boolean> {
  if (await count({ key: `looks#${key}`, ...roomChecks })) return false;
  const references = (await counted(key)).map(({ id }) => id);
  const done = await Promise.all(references.map((reference) => isDone(reference, now)));
  const free = references.filter((_, index) => done[index]);
  await uncount(free.map((id) => ({ key, id })));
  return free.length > 0;
}
