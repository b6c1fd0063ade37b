import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { MetricName } from '#functions/platform/metric-table.ts';

const metrics = {
  'payment-mismatched': 'PaymentMismatched',
  'payment-disputed': 'PaymentDisputed',
  'deleted-payment-paid': 'DeletedPaymentPaid',
  'refund-failed': 'RefundFailed',
} as const satisfies Record<string, MetricName>;

export type PaymentAlarm = keyof typeof metrics;

/** Logs an event that puts a payment on the work list, and counts it. */
export function alarm(event: PaymentAlarm, payment: string): void {
  log('error', event, { payment });
  countMetric(metrics[event]);
}

/** The same for a payment that a job could not settle. The job goes on: one payment must not keep the others waiting. */
export function alarmUnsettled(payment: string, error: unknown): void {
  log('error', 'settlement-failed', { payment, ...describeError(error) });
  countMetric('SettlementFailed');
}
