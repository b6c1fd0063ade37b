import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { env } from '#functions/platform/env.ts';
import { dayMs } from '#shared/time/durations.ts';

const table = env('STRIPE_EVENTS_TABLE');

/** Stripe repeats an event for three days, and for thirty when an operator asks. */
const keepMs = 35 * dayMs;

/** Whether an event is dealt with. */
export async function isEventDone(id: string): Promise<boolean> {
  return (await readItem(table, { id }, { consistent: false })) !== undefined;
}

/** Remembers that an event is dealt with. Only afterwards: one that failed comes again. */
export async function markEventDone(id: string): Promise<void> {
  const Item = { id, expiresAt: Math.ceil((Date.now() + keepMs) / 1000) };
  await withRetry(() => dynamo.send(new PutCommand({ TableName: table, Item })));
}
