import type { StageMetricName } from '#functions/platform/metric-table.ts';
import { hourSeconds, minuteSeconds } from '#shared/time/durations.ts';
import { type Alarm, type AlarmResources, alarmOf, eventAlarm, ownMetric, sumOf } from './alarm.ts';

/** What puts a payment on the managers' work list. */
const flags: readonly StageMetricName[] = [
  'PaymentMismatched',
  'DeletedPaymentPaid',
  'PaymentDisputed',
  'RefundFailed',
];

/** Payments that fail, and money that is not where our records say. */
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
      // Anyone can post such events, and must wake no one: the sweep settles payments within minutes, and if a wrong secret
      // lasts, WebhookSilent pages.
      severity: 'warning',
      text: 'Every event from Stripe is refused: the webhook secret is wrong or missing',
      metrics: {
        least: ownMetric(resources, 'WebhookRefused', 'Minimum'),
        refused: ownMetric(resources, 'WebhookRefused'),
      },
      // Refused events, but 0 if any was accepted: the secret is right then, and the others were not from Stripe.
      expression: 'least * refused',
      // A single payment makes at least this many events, and Stripe sends a refused one again.
      threshold: 3,
      periodSeconds: 3 * hourSeconds,
    }),
    eventAlarm(
      resources,
      'critical',
      'WebhookSilent',
      'No event from Stripe has arrived for three hours, although payments were made',
      // Longer than the pause between two runs of the job, so that the alarm lasts as long as the silence.
      { periodSeconds: 15 * minuteSeconds },
    ),
    eventAlarm(
      resources,
      'warning',
      'SettlementFailed',
      'For half an hour, jobs have failed to settle a payment',
      // Every run tries again: only a payment that several could not settle needs someone.
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
