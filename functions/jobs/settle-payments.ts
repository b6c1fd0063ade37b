import { pendingPayments } from '#functions/payments/list-pending.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { settlePayment } from '#functions/payments/settle-payment.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { cancelIntent } from '#functions/stripe/intents.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';

/** Before that, whoever pays is probably still typing. */
const restMs = 15 * minuteMs;

/** After that nobody will pay any more; an intent that is cancelled cannot be paid behind our back. */
const abandonedMs = dayMs;

/** At once: well below what Stripe allows in a second. */
const atOnce = 5;

async function settleOne({ id, pendingSince = '' }: PaymentItem, now: Date): Promise<void> {
  try {
    const payment = await settlePayment(id);
    const isAbandoned = Date.parse(pendingSince) <= now.getTime() - abandonedMs;
    if (!payment?.pending || !isAbandoned) return;
    await cancelIntent(id);
    await settlePayment(id);
  } catch (error) {
    // One that fails keeps nobody else waiting; it is still in the index for the next run.
    log('error', 'settlement-failed', { payment: id, ...describeError(error) });
    countMetric('SettlementFailed');
  }
}

/** Asks Stripe about every payment that has not ended: what an event should have told, had it arrived. */
export async function settlePayments(now: Date): Promise<void> {
  for await (const page of pendingPayments(new Date(now.getTime() - restMs))) {
    for (let at = 0; at < page.length; at += atOnce) {
      await Promise.all(page.slice(at, at + atOnce).map((payment) => settleOne(payment, now)));
    }
  }
}

/** Called by a schedule, every hour. */
export function handler(): Promise<void> {
  return settlePayments(clock());
}
