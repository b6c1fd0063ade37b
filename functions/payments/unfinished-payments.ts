import { type Count, uncount } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { dayMs, hourMs } from '#shared/time/durations.ts';
import type { PaymentItem } from './record.ts';

/** A payment that is unpaid for this long is given up, and its intent canceled, so that it can't be paid unnoticed. */
const abandonedAfterMs = hourMs;

export function isAbandoned(begunAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(begunAt) >= abandonedAfterMs;
}

const unfinished = { name: 'unfinished', limit: envNumber('LIMIT_UNFINISHED_INTENTS'), lastsMs: dayMs };

/** A client may have a few unfinished payments: those on which nothing has happened at Stripe yet. */
export function countsOfUnfinished(client: Client, reference: string): Count[] {
  return countsOfClient(client, { ...unfinished, id: reference });
}

/** Frees the place of a payment that has ended, or on which a card has failed: others at the same Wi-Fi may need it. */
export async function freePlace({ client, reference }: PaymentItem): Promise<void> {
  if (client && reference) await uncount(countsOfUnfinished(client, reference));
}
