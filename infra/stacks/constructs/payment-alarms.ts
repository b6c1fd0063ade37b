import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmDefinition } from './alarms.ts';

// infra/guide/money.md says what to do about each.
const reasons = {
  PaymentMismatched: 'A payment at Stripe is not what we asked for: amount, currency or mode',
  DeletedPaymentPaid: 'A payment succeeded after its record was deleted',
  PaymentDisputed: 'A cardholder disputes a payment',
  RefundFailed: 'A bank sent a refund back: the patient does not have the money',
  OtherSale: 'Another product sold something on our Stripe account',
  BooksDiffer: 'Our payments and Stripe’s balance do not agree: see Books in the dashboard',
  SettlementFailed: 'A payment could not be settled by a scheduled job',
  StripeRequestFailed: 'Stripe did not answer, or failed, after every retry',
  StripeKeysMismatched:
    'No card can be charged: of the publishable key and the secret key, one is a live key and the other is not',
};

/** The payment problems that page someone, as the functions count them in this namespace. */
export function paymentAlarms(namespace: string): AlarmDefinition[] {
  const countOf = (metricName: string, period: Duration, statistic: string = Stats.SUM) =>
    new Metric({ namespace, metricName, statistic, period });
  return [
    ...Object.entries(reasons).map(([id, description]) => ({
      id,
      metric: countOf(id, Duration.minutes(5)),
      threshold: 1,
      description,
    })),
    {
      id: 'WebhookRefused',
      // How many events of a period were refused, or 0 as soon as one was accepted: then the rest was not from Stripe.
      metric: new MathExpression({
        expression: 'IF(least == 1, refused, 0)',
        usingMetrics: {
          least: countOf('WebhookRefused', Duration.hours(3), Stats.MINIMUM),
          refused: countOf('WebhookRefused', Duration.hours(3)),
        },
        period: Duration.hours(3),
      }),
      // A single payment makes as many events, and Stripe repeats each.
      threshold: 3,
      description: 'Every event of Stripe’s is refused: the webhook secret is wrong or missing',
    },
    {
      id: 'WebhookSilent',
      // Longer than the pause between two runs of the job, so that the alarm lasts as long as the silence.
      metric: countOf('WebhookSilent', Duration.minutes(15)),
      threshold: 1,
      description: 'No event of Stripe’s has arrived for three hours, although payments were made',
    },
  ];
}
