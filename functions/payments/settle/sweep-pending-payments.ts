import type { PaymentItem } from '#functions/payments/record.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { cancelIntent } from '#functions/stripe/intents.ts';
import { required } from '#shared/required.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';
import { pendingPayments } from './pending-payments.ts';
import { settlePayment } from './settle-payment.ts';

/** Leave younger payments alone: the patient is probably still typing. */
const minAgeMs = 15 * minuteMs;

/** Older payments are abandoned. Cancel their intents, so that no one pays them unnoticed. */
const abandonedAfterMs = dayMs;

/** Well below what Stripe allows in a second. */
const concurrency = 5;

async function sweepOne({ id, pendingSince }: PaymentItem, now: Date): Promise<void> {
  try {
    const payment = await settlePayment(id);
    const ageMs = now.getTime() - Date.parse(required(pendingSince, 'pendingSince'));
    if (!payment?.pending || ageMs < abandonedAfterMs) return;
    await cancelIntent(id);
    await settlePayment(id);
  } catch (error) {
    // A failure must not keep the others waiting; the payment stays in the index for the next run.
    log('error', 'settlement-failed', { payment: id, ...describeError(error) });
    countMetric('SettlementFailed');
  }
}

/** Settles every payment that has not ended, in case its event never arrived. */
export async function sweepPendingPayments(now: Date): Promise<void> {
  for await (const page of pendingPayments(new Date(now.getTime() - minAgeMs))) {
    for (let start = 0; start < page.length; start += concurrency) {
      const batch = page.slice(start, start + concurrency);
      await Promise.all(batch.map((payment) => sweepOne(payment, now)));
    }
  }
}
