import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { env } from '#functions/platform/env.ts';

const table = env('STRIPE_EVENTS_TABLE');

// A single item, under an id that no Stripe event has.
const id = 'last-event';

/** Records that Stripe's events arrive. */
export async function noteEvent(now: Date): Promise<void> {
  const command = new PutCommand({ TableName: table, Item: { id, receivedAt: now.toISOString() } });
  await withRetry(() => dynamo.send(command));
}

/** The instant at which the last event arrived; undefined when none ever did. */
export async function lastEventAt(): Promise<string | undefined> {
  return (await readItem<{ receivedAt: string }>(table, { id }))?.receivedAt;
}
