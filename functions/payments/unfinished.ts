import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { addToSet, membersOf, removeFromSet } from '#functions/platform/dynamo/bounded-sets.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { daySeconds, hourMs } from '#shared/time/durations.ts';

/** A payment that is not paid by then is given up, and its intent canceled, so that nobody pays it unnoticed. */
const abandonedAfterMs = hourMs;

export function isAbandoned(begunAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(begunAt) >= abandonedAfterMs;
}

// A bounded set for each client: the references of its payments that have not ended at Stripe.
function setOf(clientKey: string): string {
  return `intents#${clientKey}`;
}

function expiresAt(): number {
  return Math.ceil(Date.now() / 1000) + daySeconds;
}

/** The step that gives a payment one of its client's places. Fails when all are taken. */
export function takePlace(clientKey: string, reference: string, limit: number): TransactItem {
  return addToSet(setOf(clientKey), { key: reference, limit }, expiresAt());
}

/** The step that frees the place of a payment that has ended. */
export function freePlace(clientKey: string, reference: string): TransactItem {
  return removeFromSet(setOf(clientKey), [reference], expiresAt());
}

/** Frees places outside of a transaction. */
export async function freePlaces(clientKey: string, references: readonly string[]): Promise<void> {
  const [first, ...others] = references;
  if (first === undefined) return;
  const { Update } = removeFromSet(setOf(clientKey), [first, ...others], expiresAt());
  await withRetry(() => dynamo.send(new UpdateCommand(Update)));
}

/** The references of a client's payments that have a place. Some may have ended already. */
export function unfinishedPayments(clientKey: string): Promise<string[]> {
  return membersOf(setOf(clientKey));
}
