import { type Count, uncount } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { dayMs, hourMs } from '#shared/time/durations.ts';
import type { PaymentItem } from './record.ts';

/** A payment that is unpaid for this long is abandoned: its intent is canceled, so that it can't be paid later. */
const abandonedAfterMs = hourMs;

export function isAbandoned(begunAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(begunAt) >= abandonedAfterMs;
}

const unfinished = { name: 'unfinished', limit: envNumber('LIMIT_UNFINISHED_INTENTS'), lastsMs: dayMs };

/** The counts that limit a client's unfinished payments: those on which nothing has happened at Stripe yet. */
export function countsOfUnfinished(client: Client, reference: string): Count[] {
  return countsOfClient(client, { ...unfinished, id: reference });
}

/**
 * Stops counting a payment as unfinished once it has ended or a card has failed, because other clients on the same
 * Wi-Fi may need the room.
 */
export async function releaseUnfinished({ client, reference }: PaymentItem): Promise<void> {
  if (client && reference) await uncount(countsOfUnfinished(client, reference));
}
