import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite, withRetry } from '#functions/platform/dynamo/retry.ts';
import { env } from '#functions/platform/env.ts';

export const reconciliationTable = env('BOOKS_TABLE');

const stateKey = { book: 'state', entry: 'state' } as const;
// The table's stream triggers the job when this item is written.
const requestKey = { book: 'request', entry: 'request' } as const;

/** Stores a result of the check that began at an instant, unless a later check has written it. */
export async function putChecked(checked: { book: string; entry: string }, checkedAt: string): Promise<void> {
  const command = new PutCommand({
    TableName: reconciliationTable,
    Item: { ...checked, checkedAt },
    ConditionExpression: 'attribute_not_exists(checkedAt) OR checkedAt <= :checkedAt',
    ExpressionAttributeValues: { ':checkedAt': checkedAt },
  });
  await conditionalWrite(() => dynamo.send(command));
}

/** When the last finished check began. */
export async function readCheckedAt(): Promise<string | undefined> {
  return (await readItem<{ checkedAt: string }>(reconciliationTable, stateKey))?.checkedAt;
}

export function saveCheckedAt(checkedAt: string): Promise<void> {
  return putChecked(stateKey, checkedAt);
}

/** When a manager last asked for a check. */
export async function readRequestedAt(): Promise<string | undefined> {
  return (await readItem<{ requestedAt: string }>(reconciliationTable, requestKey))?.requestedAt;
}

/** Requests a check, by writing the item that triggers the job. */
export async function requestCheck(now: Date): Promise<void> {
  const Item = { ...requestKey, requestedAt: now.toISOString() };
  await withRetry(() => dynamo.send(new PutCommand({ TableName: reconciliationTable, Item })));
}
