import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { paymentsTable } from '#functions/payments/store.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import { type TransactItem, type TransactSteps, transact } from '#functions/platform/dynamo/transaction.ts';
import { Problem } from '#shared/api/problem.ts';

/** The record of an idempotency key, which stands for one payment. */
export interface StoredKey {
  /** A retry has the same one; another payment under the same key does not. */
  fingerprint: string;
  /** The number of attempts that ended in a 5xx. Stripe replays those, so the next attempt needs a new key. */
  serverErrors: number;
  /** Absent until the payment is stored. */
  intentId?: string;
}

// In the payments table, under an id that no intent can have.
function keyOf(key: string) {
  return { id: `key#${key}` };
}

/**
 * Stores an idempotency key for a payment, or finds it stored; the limits count only new ones. Throws `conflict` when
 * it stands for another payment.
 * @returns the stored key, or the limits that refused it
 */
export async function storeKey<Limit extends string>(
  key: string,
  fingerprint: string,
  limits: TransactSteps<Limit>,
): Promise<{ stored: StoredKey } | { limitsReached: Limit[] }> {
  const stored: StoredKey = { fingerprint, serverErrors: 0 };
  const failed = await transact<string>({
    key: {
      Put: {
        TableName: paymentsTable,
        Item: { ...keyOf(key), ...stored },
        ConditionExpression: 'attribute_not_exists(id)',
      },
    },
    ...limits,
  });
  if (failed.length === 0) return { stored };
  if (!failed.includes('key')) return { limitsReached: failed as Limit[] };
  const found = await readItem<StoredKey>(paymentsTable, keyOf(key));
  if (found?.fingerprint === fingerprint) return { stored: found };
  throw new Problem('conflict', 'This payment was changed since it was begun. Please begin it again.');
}

/** The step that records which intent a key has led to. */
export function linkStep(key: string, intentId: string): TransactItem {
  return {
    Update: {
      TableName: paymentsTable,
      Key: keyOf(key),
      UpdateExpression: 'SET intentId = :intentId',
      ExpressionAttributeValues: { ':intentId': intentId },
    },
  };
}

/** Makes the next attempt a new one to Stripe. Safe: no client secret of the failed one has left the server. */
export async function countServerError(key: string, { serverErrors }: StoredKey): Promise<void> {
  const command = new UpdateCommand({
    TableName: paymentsTable,
    Key: keyOf(key),
    UpdateExpression: 'SET serverErrors = :next',
    ConditionExpression: 'serverErrors = :read AND attribute_not_exists(intentId)',
    ExpressionAttributeValues: { ':next': serverErrors + 1, ':read': serverErrors },
  });
  await conditionalWrite(() => dynamo.send(command));
}
