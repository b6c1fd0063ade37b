import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { addToSet, membersOf, removeFromSet } from '#functions/platform/dynamo/bounded-sets.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { daySeconds, hourMs } from '#shared/time/durations.ts';

/** A payment that is unpaid for this long is given up, and its intent canceled, so that it can't be paid unnoticed. */
const abandonedAfterMs = hourMs;

export function isAbandoned(begunAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(begunAt) >= abandonedAfterMs;
}

// A client has a few places, each held by the reference of a payment that has not ended at Stripe.
function placesOf(clientKey: string): string {
  return `intents#${clientKey}`;
}

function expiresAt(): number {
  return Math.ceil(Date.now() / 1000) + daySeconds;
}

/** The step that takes a place for a payment. Fails when all of its client's places are taken. */
export function takePlace(clientKey: string, reference: string, limit: number): TransactItem {
  return addToSet(placesOf(clientKey), { key: reference, limit }, expiresAt());
}

/** The step that frees the place of a payment that has ended. */
export function freePlace(clientKey: string, reference: string): TransactItem {
  return removeFromSet(placesOf(clientKey), [reference], expiresAt());
}

/** The same for several payments, outside a transaction. */
export async function freePlaces(clientKey: string, references: readonly string[]): Promise<void> {
  const [first, ...others] = references;
  if (first === undefined) return;
  const { Update } = removeFromSet(placesOf(clientKey), [first, ...others], expiresAt());
  await withRetry(() => dynamo.send(new UpdateCommand(Update)));
}

/** The references of a client's payments that have a place. Some may have ended already. */
export function unfinishedPayments(clientKey: string): Promise<string[]> {
  return membersOf(placesOf(clientKey));
}
