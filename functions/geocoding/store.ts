import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { patiently, unlessRefused } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import type { Place } from '#shared/clinics/geocode-routes.ts';
import { daySeconds } from '#shared/time/durations.ts';

const table = env('GEOCODES_TABLE');

const keepPlaceSeconds = 180 * daySeconds;
/** A new ZIP code may be known to the geocoder soon. */
const keepNothingSeconds = daySeconds;

const turnKey = 'turn';

/** What the geocoder said: a place, or that it knows none. */
export interface KnownAnswer {
  place: Place | undefined;
}

function zipKey(zip: string): string {
  return `zip#${zip}`;
}

/** The geocoder's earlier answer about a ZIP code; undefined when it was not asked, or too long ago. */
export async function findAnswer(zip: string): Promise<KnownAnswer | undefined> {
  const key = zipKey(zip);
  const kept = await readItem<KnownAnswer & { expiresAt: number }>(table, { key }, { consistent: false });
  // DynamoDB drops what has expired when it pleases.
  return kept && kept.expiresAt > Date.now() / 1000 ? { place: kept.place } : undefined;
}

export async function keepAnswer(zip: string, { place }: KnownAnswer): Promise<void> {
  const expiresAt = Math.ceil(Date.now() / 1000) + (place ? keepPlaceSeconds : keepNothingSeconds);
  const Item = { key: zipKey(zip), place, expiresAt };
  await patiently(() => dynamo.send(new PutCommand({ TableName: table, Item })));
}

/** Somebody's turn to ask the geocoder, by the instant (milliseconds) at which it ends of its own. */
type Turn = number;

/** Moves the end of the turn if this holds of it; else false. */
async function setTurn(freeAt: Turn, condition: string, values: Record<string, number>): Promise<boolean> {
  const command = new PutCommand({
    TableName: table,
    Item: { key: turnKey, freeAt },
    ConditionExpression: condition,
    ExpressionAttributeValues: values,
  });
  return (await unlessRefused(() => dynamo.send(command))) !== undefined;
}

/**
 * Takes the turn to ask the geocoder: all functions together have one. Undefined when it is taken; then whoever asks
 * waits and tries again.
 * @param holdMs when it ends by itself, for a process that dies
 */
export async function takeTurn(holdMs: number): Promise<Turn | undefined> {
  const now = Date.now();
  const isFree = 'attribute_not_exists(freeAt) OR freeAt <= :now';
  return (await setTurn(now + holdMs, isFree, { ':now': now })) ? now + holdMs : undefined;
}

/** Ends a turn: the next begins after this rest. */
export async function endTurn(turn: Turn, restMs: number): Promise<void> {
  await setTurn(Date.now() + restMs, 'freeAt = :turn', { ':turn': turn });
}
