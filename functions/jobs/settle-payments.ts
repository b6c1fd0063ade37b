import { sweepPendingPayments } from '#functions/payments/settle/sweep-pending-payments.ts';
import { watchWebhook } from '#functions/payments/settle/watch-webhook.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { countMetric } from '#functions/platform/metric.ts';

/** Runs the job at a given time, which tests choose. */
export async function settlePayments(now: Date): Promise<void> {
  await sweepPendingPayments(now);
  await watchWebhook(now);
}

/** Called by a schedule, every five minutes. */
export function handler(): Promise<void> {
  countMetric('SettlementScheduleRan');
  return settlePayments(clock());
}
