import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';

const metrics = {
  'payment-mismatched': 'PaymentMismatched',
  'payment-disputed': 'PaymentDisputed',
  'deleted-payment-paid': 'DeletedPaymentPaid',
};

/** Logs an event and counts the metric that sets off its alarm. */
export function alarm(event: keyof typeof metrics, payment: string): void {
  log('error', event, { payment });
  countMetric(metrics[event]);
}
