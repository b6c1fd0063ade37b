import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/core/env.ts';
import { dynamo } from './dynamo.ts';
import { patiently } from './transaction.ts';

const table = env('STRIPE_EVENTS_TABLE');

/** Stripe repeats an event for three days, and for thirty when an operator asks. */
const keepMs = 35 * 86_400_000;

/** Whether an event is dealt with. */
export async function isEventDone(id: string): Promise<boolean> {
  const { Item } = await patiently(() => dynamo.send(new GetCommand({ TableName: table, Key: { id } })));
  return Item !== undefined;
}

/** Remembers that an event is dealt with. Only afterwards: one that failed comes again. */
export async function markEventDone(id: string): Promise<void> {
  const Item = { id, expiresAt: Math.ceil((Date.now() + keepMs) / 1000) };
  await patiently(() => dynamo.send(new PutCommand({ TableName: table, Item })));
}
