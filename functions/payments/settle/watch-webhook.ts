import type { PaymentItem } from '#functions/payments/record.ts';
import { paymentsTable } from '#functions/payments/store.ts';
import { queryPages } from '#functions/platform/dynamo/items.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { isLiveMode } from '#functions/stripe/keys.ts';
import { lastEventAt } from '#functions/stripe/noted-events.ts';
import { isEnteredPayment } from '#shared/payments/payment.ts';
import { dayMs, hourMs } from '#shared/time/durations.ts';

/**
 * How late Stripe's events may be before the alarm. Stripe resends a lost event within the hour and is rarely late
 * otherwise, so a shorter time would wake people for nothing. What we learn only from events, such as a dispute, can
 * wait for three hours.
 */
const maxDelayMs = 3 * hourMs;

/** Stripe resends an event for this long, so older payments can't tell whether the webhook works now. */
const lookBackMs = 3 * dayMs;

/** The payments created after one instant and up to another, which is in the same month or the next. */
async function* createdBetween(after: string, until: string): AsyncGenerator<PaymentItem, void, void> {
  for (const month of new Set([after.slice(0, 7), until.slice(0, 7)])) {
    const pages = queryPages<PaymentItem>({
      TableName: paymentsTable,
      IndexName: 'byCreationMonth',
      KeyConditionExpression: 'createdMonth = :month AND createdAt BETWEEN :after AND :until',
      ExpressionAttributeValues: { ':month': month, ':after': after, ':until': until },
    });
    for await (const page of pages) yield* page;
  }
}

/** Raises an alarm if a payment was begun and paid long ago, and no event of any kind has arrived since. */
export async function watchWebhook(now: Date): Promise<void> {
  const until = new Date(now.getTime() - maxDelayMs).toISOString();
  const earliest = new Date(now.getTime() - lookBackMs).toISOString();
  const lastEvent = await lastEventAt();
  const after = lastEvent && lastEvent > earliest ? lastEvent : earliest;
  if (after >= until) return;
  const live = await isLiveMode();
  for await (const payment of createdBetween(after, until)) {
    if (!payment.paidAt || payment.livemode !== live || isEnteredPayment(payment)) continue;
    log('error', 'webhook-silent', { payment: payment.id, lastEvent });
    countMetric('WebhookSilent');
    return;
  }
}
