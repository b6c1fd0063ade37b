import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { metricNamespace } from '#functions/platform/metric.ts';
import type { AlarmDefinition } from './alarms.ts';

const reasons = {
  PaymentMismatched: 'A payment at Stripe is not what we asked for: amount, currency or mode',
  DeletedPaymentPaid: 'A payment succeeded after its record was deleted',
  PaymentDisputed: 'A cardholder disputes a payment',
  RefundFailed: 'A bank sent a refund back: the patient does not have the money',
  OtherSale: 'Another product sold something on our Stripe account',
  SettlementFailed: 'A payment could not be settled by the scheduled job',
  StripeRequestFailed: 'Stripe did not answer, or failed, after every retry',
  WebhookRefused: 'Stripe’s events are refused: the secret holds no webhook secret',
};

/** The payment problems that page someone. */
export const paymentAlarms: readonly AlarmDefinition[] = Object.entries(reasons).map(
  ([metricName, description]) => ({
    id: metricName,
    metric: new Metric({
      namespace: metricNamespace,
      metricName,
      statistic: Stats.SUM,
      period: Duration.minutes(5),
    }),
    threshold: 1,
    description,
  }),
);
