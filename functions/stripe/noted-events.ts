import { putItem, readItem } from '#functions/platform/dynamo/items.ts';
import { env } from '#functions/platform/env.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs } from '#shared/time/durations.ts';

const table = env('STRIPE_EVENTS_TABLE');

const retentionMs = retention.stripeEventDays * dayMs;

export async function isEventProcessed(id: string): Promise<boolean> {
  return (await readItem(table, { id }, { consistent: false })) !== undefined;
}

/** Call this after processing an event: one whose processing failed must not be skipped when Stripe resends it. */
export async function markEventProcessed(id: string): Promise<void> {
  await putItem(table, { id, expiresAt: Math.ceil((Date.now() + retentionMs) / 1000) });
}

// The item that stores when the last event arrived, under an id that no Stripe event has.
const lastEvent = { id: 'last-event' };

/** Records when the last event from Stripe arrived. */
export async function noteEvent(now: Date): Promise<void> {
  await putItem(table, { ...lastEvent, receivedAt: now.toISOString() });
}

/** The instant at which the last event arrived; undefined when none ever did. */
export async function lastEventAt(): Promise<string | undefined> {
  return (await readItem<{ receivedAt: string }>(table, lastEvent))?.receivedAt;
}
