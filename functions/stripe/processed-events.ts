import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { env } from '#functions/platform/env.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs } from '#shared/time/durations.ts';

const table = env('STRIPE_EVENTS_TABLE');

const retentionMs = retention.stripeEventDays * dayMs;

export async function isEventProcessed(id: string): Promise<boolean> {
  return (await readItem(table, { id }, { consistent: false })) !== undefined;
}

/** Call it after processing: an event whose processing failed must not be skipped when Stripe resends it. */
export async function markEventProcessed(id: string): Promise<void> {
  const Item = { id, expiresAt: Math.ceil((Date.now() + retentionMs) / 1000) };
  await withRetry(() => dynamo.send(new PutCommand({ TableName: table, Item })));
}
