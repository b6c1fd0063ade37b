import type { StageMetricName } from '#functions/platform/metric-table.ts';
import { hourSeconds, minuteSeconds } from '#shared/time/durations.ts';
import { type Alarm, type AlarmResources, alarmOf, eventAlarm, ownMetric, sumOf } from './alarm.ts';

/** The metrics of payments that were put on the managers' work list. */
const flags: readonly StageMetricName[] = [
  'PaymentMismatched',
  'DeletedPaymentPaid',
  'PaymentDisputed',
  'RefundFailed',
];

/** Payments that fail, and money that doesn't match our records. */
export function moneyAlarms(resources: AlarmResources): Alarm[] {
  return [
    eventAlarm(
      resources,
      'critical',
      'StripeKeysMismatched',
      'No card can be charged: of the publishable key and the secret key, one is live and the other is not',
    ),
    alarmOf({
      id: 'WebhookRefused',
      // Only a warning: anyone can post events with a bad signature. The settle-payments job settles payments
      // within minutes, and WebhookSilent pages if a wrong secret lasts.
      severity: 'warning',
      text: 'Every event from Stripe is refused: the webhook secret is wrong or missing',
      metrics: {
        least: ownMetric(resources, 'WebhookRefused', 'Minimum'),
        refused: ownMetric(resources, 'WebhookRefused'),
      },
      // The refused events, or 0 if any event was accepted: the secret is right then, and the refused ones
      // weren't Stripe's.
      expression: 'least * refused',
      // A single payment causes at least this many events, and Stripe resends a refused one.
      threshold: 3,
      periodSeconds: 3 * hourSeconds,
    }),
    eventAlarm(
      resources,
      'critical',
      'WebhookSilent',
      'No event from Stripe has arrived for three hours, although payments were made',
      // Longer than the pause between two runs of the job, so that the alarm lasts until events arrive again.
      { periodSeconds: 15 * minuteSeconds },
    ),
    eventAlarm(
      resources,
      'warning',
      'SettlementFailed',
      'For half an hour, jobs have failed to settle a payment',
      // Every run tries again, so a payment needs a person only after several runs have failed.
      { periodSeconds: 15 * minuteSeconds, periods: { bad: 2, of: 2 } },
    ),
    alarmOf({
      id: 'PaymentFlagged',
      severity: 'warning',
      text: 'A payment waits for a manager: disputed, mismatched, paid after its deletion, or its refund failed',
      ...sumOf(flags.map((flag) => ownMetric(resources, flag))),
    }),
    eventAlarm(
      resources,
      'warning',
      'ReconciliationDiffers',
      'Our payments and Stripe’s balance do not agree: see Books in the dashboard',
    ),
  ];
}
