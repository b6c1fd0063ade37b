import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite, withRetry } from '#functions/platform/dynamo/retry.ts';
import { env } from '#functions/platform/env.ts';
import type { GeocodedPlace } from '#shared/clinics/geocode-routes.ts';
import { daySeconds } from '#shared/time/durations.ts';

const table = env('GEOCODES_TABLE');

const placeTtlSeconds = 180 * daySeconds;
/** Ask again after a day: the geocoder may know a new ZIP code by then. */
const unknownTtlSeconds = daySeconds;

const leaseKey = 'lease';

/** An answer of the geocoder: a place, or no place for an unknown ZIP code. */
export interface GeocodeResult {
  place: GeocodedPlace | undefined;
}

function zipKey(zip: string): string {
  return `zip#${zip}`;
}

export async function findCached(zip: string): Promise<GeocodeResult | undefined> {
  const key = zipKey(zip);
  const cached = await readItem<GeocodeResult & { expiresAt: number }>(table, { key }, { consistent: false });
  // DynamoDB may take days to delete an expired item.
  return cached && cached.expiresAt > Date.now() / 1000 ? { place: cached.place } : undefined;
}

export async function cache(zip: string, { place }: GeocodeResult): Promise<void> {
  const expiresAt = Math.ceil(Date.now() / 1000) + (place ? placeTtlSeconds : unknownTtlSeconds);
  const Item = { key: zipKey(zip), place, expiresAt };
  await withRetry(() => dynamo.send(new PutCommand({ TableName: table, Item })));
}

/** The exclusive right to ask the geocoder, identified by the instant (milliseconds) at which it expires. */
type Lease = number;

async function putLease(freeAt: Lease, condition: string, values: Record<string, number>): Promise<boolean> {
  const command = new PutCommand({
    TableName: table,
    Item: { key: leaseKey, freeAt },
    ConditionExpression: condition,
    ExpressionAttributeValues: values,
  });
  return (await conditionalWrite(() => dynamo.send(command))) !== undefined;
}

/**
 * Takes the one lease that all functions share; undefined while another holds it.
 * @param holdMs when it expires, in case the process dies
 */
export async function acquireLease(holdMs: number): Promise<Lease | undefined> {
  const now = Date.now();
  const isFree = 'attribute_not_exists(freeAt) OR freeAt <= :now';
  return (await putLease(now + holdMs, isFree, { ':now': now })) ? now + holdMs : undefined;
}

/**
 * Releases a lease.
 * @param cooldownMs how long after this the lease can't be acquired again
 */
export async function releaseLease(lease: Lease, cooldownMs: number): Promise<void> {
  await putLease(Date.now() + cooldownMs, 'freeAt = :lease', { ':lease': lease });
}
