import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { env } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { retention } from '#shared/legal/retention.ts';
import { daySeconds } from '#shared/time/durations.ts';

const table = env('LIMITS_TABLE');

const goodForSeconds = retention.provenAddressDays * daySeconds;
/** More would raise no limit: with two bookings each, these reach the highest. */
const maxProofs = 14;

/** Pseudonyms of email addresses, each with the end of its proof (seconds since 1970). */
type Proofs = Record<string, number>;

function keyOf({ key }: Client) {
  return { key: `proven#${key}` };
}

async function currentProofs(client: Client): Promise<Proofs> {
  const { proofs = {} } = (await readItem<{ proofs?: Proofs }>(table, keyOf(client))) ?? {};
  const now = Date.now() / 1000;
  return Object.fromEntries(Object.entries(proofs).filter(([, endsAt]) => endsAt > now));
}

/** How many email addresses were proven from this client in the last 30 days. */
export async function provenAddressCount(client: Client): Promise<number> {
  return Object.keys(await currentProofs(client)).length;
}

/**
 * Notes that someone at this client reads the mail of an address (lower case). Of two simultaneous notes, one may be
 * lost; that only leaves the client's limit lower than it could be.
 */
export async function noteProvenAddress(client: Client, emailKey: string): Promise<void> {
  const endsAt = Math.ceil(Date.now() / 1000) + goodForSeconds;
  const address = (await pseudonym(`proven ${emailKey}`)).slice(0, 12);
  const entries = Object.entries({ ...(await currentProofs(client)), [address]: endsAt });
  const newest = entries.toSorted(([, a], [, b]) => b - a).slice(0, maxProofs);
  const Item = { ...keyOf(client), proofs: Object.fromEntries(newest), expiresAt: endsAt };
  await withRetry(() => dynamo.send(new PutCommand({ TableName: table, Item })));
}
