import type { OpenBooks, Step } from '#functions/books/state/books-state.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { eventsSince, intentIdOf, type StripeEvent } from '#functions/stripe/events.ts';
import { isEventProcessed, markEventProcessed } from '#functions/stripe/processed-events.ts';
import { settleNoted } from './settle-noted.ts';

const concurrency = 10;

interface LostEvent {
  id: string;
  intentId: string;
}

/** The event, if it is about a payment and the webhook has not processed it. */
async function lostEvent(event: StripeEvent): Promise<LostEvent[]> {
  const intentId = intentIdOf(event);
  if (intentId === undefined || (await isEventProcessed(event.id))) return [];
  return [{ id: event.id, intentId }];
}

/** Settles the payments of a page of events that were lost. */
export async function settleEventsPage(
  books: OpenBooks,
  step: Step & { name: 'events' },
  afterwards: Step,
): Promise<void> {
  const { items, next } = await eventsSince(step);
  const lost = (await mapConcurrently(items, concurrency, lostEvent)).flat();
  const ids = lost.map(({ intentId }) => intentId);
  const failed = await settleNoted(books, ids, {
    step: next ? { ...step, after: next } : afterwards,
  });
  const settled = lost.filter(({ intentId }) => !failed.has(intentId));
  await mapConcurrently(settled, concurrency, ({ id }) => markEventProcessed(id));
}
