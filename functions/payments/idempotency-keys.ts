import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import { type TransactItem, type TransactSteps, transact } from '#functions/platform/dynamo/transaction.ts';
import { Problem } from '#shared/api/problem.ts';
import { paymentsTable } from './store.ts';

/** What is known of an idempotency key: which payment it stands for. */
export interface PaymentKey {
  /** The same for a retry, different for another payment under the same key. */
  fingerprint: string;
  /** How often Stripe broke down over it. Stripe would answer the same again, so each try is another to it. */
  breakdowns: number;
  /** Once the payment is stored. */
  intentId?: string;
}

// Beside the payments, where no intent's id can ever be.
function keyOf(key: string) {
  return { id: `key#${key}` };
}

/**
 * Takes an idempotency key for what it is to stand for, or finds what it stands for already. The limits count only
 * what is new. Refuses with `conflict` when the key stands for something else.
 * @returns the key, or the limits that refused it
 */
export async function takeKey<Limit extends string>(
  key: string,
  fingerprint: string,
  limits: TransactSteps<Limit>,
): Promise<{ taken: PaymentKey } | { reached: Limit[] }> {
  const taken: PaymentKey = { fingerprint, breakdowns: 0 };
  const failed = await transact<string>({
    key: {
      Put: {
        TableName: paymentsTable,
        Item: { ...keyOf(key), ...taken },
        ConditionExpression: 'attribute_not_exists(id)',
      },
    },
    ...limits,
  });
  if (failed.length === 0) return { taken };
  if (!failed.includes('key')) return { reached: failed as Limit[] };
  const found = await readItem<PaymentKey>(paymentsTable, keyOf(key));
  if (found?.fingerprint === fingerprint) return { taken: found };
  throw new Problem('conflict', 'This payment was changed since it was begun. Please begin it again.');
}

/** The step that writes down which intent a key has come to. */
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

/** After a breakdown: the next try is a new one to Stripe, since no client secret of this one has left. */
export async function noteBreakdown(key: string, { breakdowns }: PaymentKey): Promise<void> {
  const command = new UpdateCommand({
    TableName: paymentsTable,
    Key: keyOf(key),
    UpdateExpression: 'SET breakdowns = :next',
    ConditionExpression: 'breakdowns = :read AND attribute_not_exists(intentId)',
    ExpressionAttributeValues: { ':next': breakdowns + 1, ':read': breakdowns },
  });
  await conditionalWrite(() => dynamo.send(command));
}
