import { noteFraudWarning } from '#functions/payments/settle/fraud-warning.ts';
import { alarmUnsettled } from '#functions/payments/settle/payment-news.ts';
import { settlePayment } from '#functions/payments/settle/settle-payment.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { eventsSince, intentIdOf, type StripeEvent } from '#functions/stripe/events.ts';
import { everyPage } from '#functions/stripe/list-page.ts';
import { isEventProcessed, markEventProcessed } from '#functions/stripe/noted-events.ts';
import { dayMs } from '#shared/time/durations.ts';

const concurrency = 10;
/** How long Stripe keeps events. */
const eventsKeptMs = 30 * dayMs;

/**
 * Updates a payment from Stripe, then calls `then`. Returns undefined if either fails, so that one payment doesn't
 * block the others.
 */
export async function trySettle<Result>(
  id: string,
  then: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    await settlePayment(id);
    return await then();
  } catch (error) {
    alarmUnsettled(id, error);
    return undefined;
  }
}

/** Settles a payment, unless all of its events were processed by the webhook or an earlier check. */
async function settleEvents(id: string, events: readonly StripeEvent[]): Promise<void> {
  const processed = await Promise.all(events.map((event) => isEventProcessed(event.id)));
  if (processed.every(Boolean)) return;
  await trySettle(id, async () => {
    for (const event of events) {
      await noteFraudWarning(event, id);
      await markEventProcessed(event.id);
    }
  });
}

/** Settles the payments whose events were lost. If one fails, the next check tries it again. */
export async function settleLostEvents(now: Date): Promise<void> {
  for await (const page of everyPage(eventsSince, new Date(now.getTime() - eventsKeptMs))) {
    await mapConcurrently([...Map.groupBy(page, intentIdOf)], concurrency, async ([id, events]) => {
      if (id !== undefined) await settleEvents(id, events);
    });
  }
}
