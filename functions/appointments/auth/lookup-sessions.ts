import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/items.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { lookupTokenLifeMs } from './patient-tokens.ts';

const table = env('LOOKUP_SESSIONS_TABLE');

/**
 * The step that starts a lookup session. Its record names no patient: the token says whose appointments the session
 * opens.
 */
export function startSession(id: string): TransactItem {
  const expiresAt = Math.ceil((Date.now() + lookupTokenLifeMs) / 1000);
  return { Put: { TableName: table, Item: { id, expiresAt } } };
}

/** Whether a lookup session was started and not ended. Doesn't check its expiry, since its token contains that. */
export async function isSessionOpen(id: string): Promise<boolean> {
  return (await readItem(table, { id })) !== undefined;
}

/** Ends a lookup session, so that its token no longer opens anything. */
export async function endSession(id: string): Promise<void> {
  await withRetry(() => dynamo.send(new DeleteCommand({ TableName: table, Key: { id } })));
}
