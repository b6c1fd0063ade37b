import { hourSeconds, minuteSeconds } from '#shared/time/durations.ts';
import { type Alarm, type AlarmPlaces, eventAlarm, ownMetric } from './alarm.ts';

/** Payments that fail, and money that is not where our records say. */
export function moneyAlarms(places: AlarmPlaces): Alarm[] {
  return [
    eventAlarm(
      places,
      'critical',
      'StripeKeysMismatched',
      'No card can be charged: of the publishable key and the secret key, one is live and the other is not',
    ),
    {
      id: 'WebhookRefused',
      section: 'WebhookRefused',
      // Anyone can post such events, and must wake no one: the sweep settles payments within minutes, and if a wrong secret
      // lasts, WebhookSilent pages.
      severity: 'warning',
      text: 'Every event from Stripe is refused: the webhook secret is wrong or missing',
      metrics: {
        least: ownMetric(places, 'WebhookRefused', 'Minimum'),
        refused: ownMetric(places, 'WebhookRefused'),
      },
      // Refused events, but 0 if any was accepted: the secret is right then, and the others were not from Stripe.
      expression: 'IF(least == 1, refused, 0)',
      // A single payment makes at least this many events, and Stripe sends a refused one again.
      threshold: 3,
      periodSeconds: 3 * hourSeconds,
      periods: { bad: 1, of: 1 },
      missingData: 'notBreaching',
    },
    eventAlarm(
      places,
      'critical',
      'WebhookSilent',
      'No event from Stripe has arrived for three hours, although payments were made',
      // Longer than the pause between two runs of the job, so that the alarm lasts as long as the silence.
      { periodSeconds: 15 * minuteSeconds },
    ),
    eventAlarm(
      places,
      'warning',
      'StripeRequestFailed',
      'Stripe did not answer, or failed, after every retry',
    ),
    eventAlarm(
      places,
      'warning',
      'SettlementFailed',
      'For half an hour, jobs have failed to settle a payment',
      // Every run tries again: only a payment that several could not settle needs someone.
      { periodSeconds: 15 * minuteSeconds, periods: { bad: 2, of: 2 } },
    ),
    eventAlarm(
      places,
      'warning',
      'PaymentMismatched',
      'A payment at Stripe is not what we asked for: amount, currency or mode',
    ),
    eventAlarm(places, 'warning', 'DeletedPaymentPaid', 'A payment succeeded after its record was deleted'),
    eventAlarm(places, 'warning', 'PaymentDisputed', 'A cardholder disputes a payment'),
    eventAlarm(
      places,
      'warning',
      'RefundFailed',
      'A bank sent a refund back: the patient does not have the money',
    ),
    eventAlarm(
      places,
      'warning',
      'BooksDiffer',
      'Our payments and Stripe’s balance do not agree: see Books in the dashboard',
    ),
    eventAlarm(places, 'info', 'OtherSale', 'Another product sold something on our Stripe account'),
  ];
}
