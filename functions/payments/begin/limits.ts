import { failedCardsOf, stoppedNetworks } from '#functions/payments/failed-cards.ts';
import { findKey } from '#functions/payments/idempotency-keys.ts';
import { endPayment } from '#functions/payments/settle/end-payment.ts';
import { settleSparingly } from '#functions/payments/settle/settle-payment.ts';
import { countsOfUnfinished, isAbandoned } from '#functions/payments/unfinished-payments.ts';
import { type Count, count, counted, type Full, tooMany, uncount } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { hourMs, hourSeconds, minuteMs } from '#shared/time/durations.ts';

/** Payments that a client may begin in an hour. */
const intents = { name: 'intents', limit: envNumber('LIMIT_INTENTS_PER_HOUR'), lastsMs: hourMs };

/** How often a payment may be begun again. Each time, Stripe is asked for its client secret. */
export function repeatOf(intentId: string): Count {
  return { key: `repeats#${intentId}`, limit: 30, lastsMs: minuteMs };
}

/** The counts of a client's new payment. */
export function countsOfBegun(client: Client, reference: string): Count[] {
  return [...countsOfClient(client, intents), ...countsOfUnfinished(client, reference)];
}

/** Whether it's only for other unfinished payments that there is no room. */
export function isForPlace({ key }: Full): boolean {
  return key.startsWith('unfinished#');
}

/** For a payment that a count refused. */
export function tooManyPayments(full: Full): Problem {
  if (isForPlace(full)) {
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

/** Throws `too-many` for a client on whose payments too many cards have failed. */
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

// A look may ask Stripe about each payment, and a client that was refused can ask again and again.
const looks = { limit: 2, lastsMs: 3_000 };

/** Whether a payment needs its place no more. Ends one that is abandoned. */
async function isDone(reference: string, now: Date): Promise<boolean> {
  const key = await findKey(reference);
  if (!key) return true;
  const isOld = isAbandoned(key.begunAt, now);
  if (!key.intentId) return isOld;
  const payment = await settleSparingly(key.intentId);
  if (payment && (!payment.pending || failedCardsOf(payment) > 0)) return true;
  // A payment whose record was deleted, too: its intent may still be open.
  if (!payment || isOld) return !(await endPayment(key.intentId))?.pending;
  return false;
}

/**
 * Frees what counts under a full key and nobody needs any more. A payment ends its own count; this
 * catches those that we have not heard of or whose process died.
 * @returns whether there is room now
 */
export async function makeRoom(key: string, now: Date): Promise<boolean> {
  if (await count({ key: `looks#${key}`, ...looks })) return false;
  const references = (await counted(key)).map(({ id }) => id);
  const done = await Promise.all(references.map((reference) => isDone(reference, now)));
  const free = references.filter((_, index) => done[index]);
  await uncount(free.map((id) => ({ key, id })));
  return free.length > 0;
}
