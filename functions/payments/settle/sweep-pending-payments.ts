import type { PaymentItem } from '#functions/payments/record.ts';
import { paymentsTable } from '#functions/payments/store.ts';
import { isAbandoned } from '#functions/payments/unfinished-payments.ts';
import { queryPages } from '#functions/platform/dynamo/items.ts';
import { required } from '#shared/required.ts';
import { alarmUnsettled } from './payment-news.ts';
import { endPayment, settlePayment } from './settle-payment.ts';

/** The payments begun before an instant whose intent hasn't ended at Stripe, oldest first. */
async function* pendingPayments(before: Date): AsyncGenerator<PaymentItem, void, void> {
  const pages = queryPages<PaymentItem>({
    TableName: paymentsTable,
    IndexName: 'byPendingSince',
    KeyConditionExpression: 'pending = :pending AND pendingSince <= :before',
    ExpressionAttributeValues: { ':pending': 'pending', ':before': before.toISOString() },
    Limit: 100,
  });
  for await (const page of pages) yield* page;
}

/** At this concurrency, five hundred payments take under a minute, and Stripe allows more requests per second. */
const concurrency = 10;

async function sweepOne({ id, pendingSince }: PaymentItem, now: Date): Promise<void> {
  try {
    const payment = await settlePayment(id);
    if (payment?.pending && isAbandoned(required(pendingSince, 'pendingSince'), now)) await endPayment(id);
  } catch (error) {
    // The payment stays in the index for the next run.
    alarmUnsettled(id, error);
  }
}

/**
 * Settles every payment that has not ended, because its event may never arrive, and a person who tests cards on it
 * never calls our API. Ends abandoned payments.
 */
export async function sweepPendingPayments(now: Date): Promise<void> {
  const pending = pendingPayments(now);
  async function sweepNext(): Promise<void> {
    for (let next = await pending.next(); !next.done; next = await pending.next()) {
      await sweepOne(next.value, now);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sweepNext));
}
