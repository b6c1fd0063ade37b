import { stoppedNetworks } from '#functions/payments/failed-cards.ts';
import { countsOfPlace } from '#functions/payments/unfinished-payments.ts';
import { type Count, type Full, tooMany } from '#functions/platform/dynamo/tally.ts';
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
  return [...countsOfClient(client, intents), ...countsOfPlace(client, reference)];
}

/** Whether it's only for other unfinished payments that there is no room. */
export function isForPlace({ key }: Full): boolean {
  return key.startsWith('places#');
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
