import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { env } from '#functions/platform/env.ts';

export const booksTable = env('BOOKS_TABLE');

const stateKey = { book: 'state', entry: 'state' } as const;
// The table's stream reports its write to the job.
const requestKey = { book: 'request', entry: 'request' } as const;

async function put(Item: Record<string, string>): Promise<void> {
  await withRetry(() => dynamo.send(new PutCommand({ TableName: booksTable, Item })));
}

/** When the last finished check began. */
export async function readCheckedAt(): Promise<string | undefined> {
  return (await readItem<{ checkedAt: string }>(booksTable, stateKey))?.checkedAt;
}

export function saveCheckedAt(checkedAt: string): Promise<void> {
  return put({ ...stateKey, checkedAt });
}

/** When a manager last asked for a check. */
export async function readRequestedAt(): Promise<string | undefined> {
  return (await readItem<{ requestedAt: string }>(booksTable, requestKey))?.requestedAt;
}

/** Asks for a check. */
export function requestCheck(now: Date): Promise<void> {
  return put({ ...requestKey, requestedAt: now.toISOString() });
}
