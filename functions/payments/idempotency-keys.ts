import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import { type TransactItem, type TransactSteps, transact } from '#functions/platform/dynamo/transaction.ts';
import { Problem } from '#shared/api/problem.ts';
import { daySeconds } from '#shared/time/durations.ts';
import type { PaymentDetails } from './new-payment.ts';
import { paymentsTable } from './store.ts';

interface KeyRecord {
  /** A retry has the same one; another payment under the same key does not. */
  fingerprint: string;
  /** The number of attempts that ended in a 5xx. Stripe replays those, so the next attempt needs a new key. */
  serverErrors: number;
  /** Instant (ISO). */
  begunAt: string;
}

/** A key whose payment has no record yet: it holds what the record will be made of. */
export interface WaitingKey extends KeyRecord {
  details: PaymentDetails;
  intentId?: never;
}

/** A key that has led to a payment. */
export interface LinkedKey extends KeyRecord {
  intentId: string;
  details?: never;
}

/** The record of an idempotency key, which stands for one payment. */
export type StoredKey = WaitingKey | LinkedKey;

/** What a key waits for at most. Its details are personal, so they go when no payment has come of them. */
const waitingSeconds = 7 * daySeconds;

/** Names a payment to Stripe and in our own tables, from before it has an intent. Does not give the key away. */
export function referenceOf(key: string): string {
  return createHash('sha256').update(`payment ${key}`).digest('base64url').slice(0, 22);
}

// In the payments table, under an id that no intent can have.
function keyOf(reference: string) {
  return { id: `key#${reference}` };
}

/** Reads the key behind a reference; undefined when there is none. */
export function findKey(reference: string): Promise<StoredKey | undefined> {
  return readItem(paymentsTable, keyOf(reference));
}

/**
 * Stores an idempotency key with its payment's details, or finds it stored; the limits count only new ones. Throws
 * `conflict` when it stands for another payment.
 * @returns the stored key, or the limits that refused it
 */
export async function storeKey<Limit extends string>(
  stored: WaitingKey,
  limits: TransactSteps<Limit>,
): Promise<{ stored: StoredKey } | { limitsReached: Limit[] }> {
  const { reference } = stored.details;
  const failed = await transact<string>({
    key: {
      Put: {
        TableName: paymentsTable,
        Item: {
          ...keyOf(reference),
          ...stored,
          expiresAt: Math.ceil(Date.now() / 1000) + waitingSeconds,
        },
        ConditionExpression: 'attribute_not_exists(id)',
      },
    },
    ...limits,
  });
  if (failed.length === 0) return { stored };
  if (!failed.includes('key')) return { limitsReached: failed as Limit[] };
  const found = await findKey(reference);
  if (found?.fingerprint === stored.fingerprint) return { stored: found };
  throw new Problem('conflict', 'This payment was changed since it was begun. Please begin it again.');
}

/**
 * The step that records which intent a key has led to, and drops the details, which the payment's record now holds.
 * Fails when the key has led to another intent: two payable intents of one key could both be paid.
 */
export function linkStep(reference: string, intentId: string): TransactItem {
  return {
    Update: {
      TableName: paymentsTable,
      Key: keyOf(reference),
      UpdateExpression: 'SET intentId = :intentId REMOVE details, expiresAt',
      ConditionExpression: 'attribute_not_exists(intentId) OR intentId = :intentId',
      ExpressionAttributeValues: { ':intentId': intentId },
    },
  };
}

/** Makes the next attempt a new one to Stripe. Safe: no client secret of the failed one has left the server. */
export async function countServerError({ details, serverErrors }: WaitingKey): Promise<void> {
  const command = new UpdateCommand({
    TableName: paymentsTable,
    Key: keyOf(details.reference),
    UpdateExpression: 'SET serverErrors = :next',
    ConditionExpression: 'serverErrors = :read AND attribute_not_exists(intentId)',
    ExpressionAttributeValues: { ':next': serverErrors + 1, ':read': serverErrors },
  });
  await conditionalWrite(() => dynamo.send(command));
}
