import type { StageMetricName } from '#functions/platform/metric-table.ts';
import { daySeconds, hourSeconds, minuteSeconds } from '#shared/time/durations.ts';
import { serverErrorsMetric } from './access-log-metrics.ts';
import {
  type Alarm,
  type AlarmResources,
  alarmOf,
  eventAlarms,
  type MetricSource,
  ownMetric,
  sumOf,
} from './alarm.ts';
import { jobAlarms } from './job-alarms.ts';

/** Faults that visitors notice: errors, slow answers, a site that is down, and bookings that stop. */
function siteAlarms(resources: AlarmResources): Alarm[] {
  const { warning } = eventAlarms(resources);
  const { apiId, apiStage } = resources;
  return [
    alarmOf({
      id: 'ServerErrors',
      severity: 'critical',
      text: 'The API failed through our own fault in three of the last five minutes',
      metrics: { errors: serverErrorsMetric(resources) },
      periodSeconds: minuteSeconds,
      // A single crash pages no one: the visitor's second try probably worked.
      periods: { bad: 3, of: 5 },
    }),
    alarmOf({
      id: 'Slow',
      severity: 'warning',
      text: 'For a quarter of an hour, one request in a hundred has taken over 3 s',
      metrics: {
        latency: {
          namespace: 'AWS/ApiGateway',
          name: 'Latency',
          dimensions: { ApiId: apiId, Stage: apiStage },
          statistic: 'p99',
        },
        upstream: ownMetric(resources, 'UpstreamFailed'),
      },
      // The alarm ignores a period in which Stripe or the geocoder failed, since only those services can fix that. No
      // request takes over 30 s, so a single failure makes the result negative.
      expression: 'latency - 30000 * upstream',
      threshold: 3_000,
      periods: { bad: 3, of: 3 },
    }),
    alarmOf({
      id: 'CanaryFailed',
      severity: 'critical',
      text: 'The canary finds the site broken, or does not run',
      metrics: { failed: ownMetric(resources, 'CanaryFailed', 'Maximum') },
      periods: { bad: 2, of: 3 },
      missingData: 'breaching',
    }),
    alarmOf({
      id: 'NoBookings',
      severity: 'critical',
      text: 'No one has booked in four hours during which clinics were open',
      metrics: {
        booked: ownMetric(resources, 'AppointmentBooked'),
        expected: ownMetric(resources, 'BookingsExpected', 'Minimum'),
      },
      // Outside opening hours, on holidays, and while no visit is booked for the coming week (as in trial), no booking
      // is expected, so an hour without a booking isn't bad. The job that reports `expected` also reports 0 bookings,
      // so both metrics always have a value.
      expression: 'booked - expected',
      threshold: 0,
      isBadBelow: true,
      periodSeconds: hourSeconds,
      periods: { bad: 4, of: 4 },
    }),
    warning('UpstreamRefused', 'Stripe refuses our requests or our key, and payers get an error'),
    warning(
      'SecretRefreshFailed',
      'A secret could not be read again: functions go on with its last good value',
    ),
    alarmOf({
      id: 'FunctionsThrottled',
      severity: 'warning',
      text: 'The account had no function concurrency left for a request or a job',
      metrics: {
        // One alarm for the whole account, because all functions share its concurrency. One per function
        // would need sixty metrics.
        throttles: { namespace: 'AWS/Lambda', name: 'Throttles', dimensions: {}, statistic: 'Sum' },
      },
    }),
  ];
}

/** The metrics of payments that were put on the managers' work list. */
const flags: readonly StageMetricName[] = [
  'PaymentMismatched',
  'DeletedPaymentPaid',
  'PaymentDisputed',
  'RefundFailed',
];

/** Payments that fail, and money that doesn't match our records. */
function moneyAlarms(resources: AlarmResources): Alarm[] {
  const { critical, warning } = eventAlarms(resources);
  return [
    critical(
      'StripeKeysMismatched',
      'No card can be charged: of the publishable key and the secret key, one is live and the other is not',
    ),
    alarmOf({
      id: 'WebhookRefused',
      // Only a warning: anyone can post events with a bad signature. Payments without events are settled within minutes
      // by the settle-payments job, and WebhookSilent pages if a wrong secret lasts.
      severity: 'warning',
      text: 'Every event from Stripe is refused: the webhook secret is wrong or missing',
      metrics: {
        least: ownMetric(resources, 'WebhookRefused', 'Minimum'),
        refused: ownMetric(resources, 'WebhookRefused'),
      },
      // The number of refused events, or 0 if any event was accepted. An accepted event proves that the secret is
      // right, so the refused events weren't Stripe's.
      expression: 'least * refused',
      // A single payment causes at least this many events, and Stripe resends a refused one.
      threshold: 3,
      periodSeconds: 3 * hourSeconds,
    }),
    critical(
      'WebhookSilent',
      'No event from Stripe has arrived for three hours, although payments were made',
      // The period is longer than the pause between runs of settle-payments, so the alarm lasts until events arrive.
      { periodSeconds: 15 * minuteSeconds },
    ),
    warning(
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
    warning(
      'ReconciliationDiffers',
      'Our payments and Stripe’s balance do not agree: see Reconcile in the dashboard',
    ),
  ];
}

/** Email that is late, lost, given up, returned, or reported as spam. */
function mailAlarms(resources: AlarmResources): Alarm[] {
  const { critical, warning } = eventAlarms(resources);
  const lost: MetricSource = {
    namespace: 'AWS/SQS',
    name: 'ApproximateNumberOfMessagesVisible',
    dimensions: { QueueName: resources.lostMailQueue },
    statistic: 'Maximum',
  };
  return [
    alarmOf({
      id: 'OutboxAge',
      severity: 'critical',
      text: 'Emails that are due have waited for over half an hour',
      metrics: { age: ownMetric(resources, 'OutboxAge', 'Maximum') },
      threshold: 30 * minuteSeconds,
    }),
    // The metric excludes emails that SES refuses individually: anyone can book with a malformed address, and that must
    // not page the engineer.
    critical('MailFailed', 'Sending email fails again and again: SES is down, or stopped us', {
      threshold: 20,
      periodSeconds: 15 * minuteSeconds,
    }),
    warning('MailAbandoned', 'An email could not be delivered: its recipient doesn’t know what it says'),
    alarmOf({
      id: 'MailHeld',
      severity: 'warning',
      text: 'Email has to wait (receipts beyond a recipient’s day, or confirmations while too much email comes back), or a cost estimate is overdue at the desk',
      // While an overdue estimate keeps this alarm on, held email can't set it off, but such email goes out by itself.
      ...sumOf([ownMetric(resources, 'MailHeld'), ownMetric(resources, 'EstimatesOverdue')]),
      // The period is longer than the pause between two counts, so that the alarm lasts until the estimates are made.
      periodSeconds: 15 * minuteSeconds,
    }),
    alarmOf({
      id: 'MailLost',
      severity: 'warning',
      text: 'A mail job has failed for good to take in new email, or what SES reports of it',
      metrics: { lost },
    }),
    warning('MailBounced', 'Much of our email has come back within an hour', {
      // SES's own bounce rate takes a day or more to show a problem. The threshold allows for patients who mistype
      // their address.
      threshold: 10,
      periodSeconds: hourSeconds,
    }),
    warning('MailComplained', 'Several patients have reported our email as spam', {
      // At 3,000 emails a day, this is the rate at which SES reviews an account.
      threshold: 3,
      periodSeconds: daySeconds,
    }),
    warning(
      'ClinicInboxRefused',
      'The clinics’ own inbox refuses our email: no one reads what patients write',
    ),
  ];
}

/** DynamoDB errors, failed nightly backups, and nights without a backup. */
function tableAlarms(resources: AlarmResources): Alarm[] {
  const { warning } = eventAlarms(resources);
  const backupJobs = (state: string): MetricSource => ({
    namespace: 'AWS/Backup',
    name: `NumberOfBackupJobs${state}`,
    dimensions: { BackupVaultName: resources.backupVault, ResourceType: 'DynamoDB' },
    statistic: 'Sum',
  });
  return [
    // Our retries hide a few failures, so they are no reason for an alarm.
    warning('TableFailed', 'DynamoDB fails again and again', { threshold: 5 }),
    alarmOf({
      id: 'BackupFailed',
      severity: 'warning',
      text: 'A table could not be backed up',
      // All the ways in which a backup job ends without a copy of the table.
      ...sumOf(['Failed', 'Expired', 'Aborted'].map(backupJobs)),
      periodSeconds: hourSeconds,
    }),
    alarmOf({
      id: 'BackupMissing',
      severity: 'warning',
      text: 'No table has been backed up for over a day',
      metrics: { completed: backupJobs('Completed') },
      isBadBelow: true,
      // The five periods together are longer than the time between two nightly backups, even if one begins late.
      periodSeconds: 6 * hourSeconds,
      periods: { bad: 5, of: 5 },
      // AWS Backup reports nothing when no job runs.
      missingData: 'breaching',
    }),
  ];
}

/** Every CloudWatch alarm, except the firewall's (firewall-alarms.ts). */
export function alarmTable(resources: AlarmResources): Alarm[] {
  return [
    ...siteAlarms(resources),
    ...jobAlarms(resources),
    ...mailAlarms(resources),
    ...moneyAlarms(resources),
    ...tableAlarms(resources),
  ];
}
