import { daySeconds, hourSeconds, minuteSeconds } from '#shared/time/durations.ts';
import {
  type Alarm,
  type AlarmResources,
  alarmOf,
  eventAlarm,
  type MetricSource,
  ownMetric,
} from './alarm.ts';

/** Email that is late, lost, given up, returned, or reported as spam. */
export function mailAlarms(resources: AlarmResources): Alarm[] {
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
    // Excludes emails that SES refuses one by one: anyone can book with a malformed address, and that must
    // not page the engineer.
    eventAlarm(
      resources,
      'critical',
      'MailFailed',
      'Sending email fails again and again: SES is down, or stopped us',
      { threshold: 20, periodSeconds: 15 * minuteSeconds },
    ),
    eventAlarm(
      resources,
      'warning',
      'MailAbandoned',
      'An email could not be delivered: its recipient doesn’t know what it says',
    ),
    eventAlarm(
      resources,
      'warning',
      'MailHeld',
      'Email has to wait: receipts beyond a recipient’s day, or confirmations while too much email comes back',
    ),
    alarmOf({
      id: 'MailLost',
      severity: 'warning',
      text: 'A mail job has failed for good to take in new email, or what SES reports of it',
      metrics: { lost },
    }),
    eventAlarm(resources, 'warning', 'MailBounced', 'Much of our email has come back within an hour', {
      // SES's own bounce rate takes a day or more to show a problem. A few patients mistype their address
      // every day.
      threshold: 10,
      periodSeconds: hourSeconds,
    }),
    eventAlarm(resources, 'warning', 'MailComplained', 'Several patients have reported our email as spam', {
      // At 3,000 emails a day, this is the rate at which SES reviews an account.
      threshold: 3,
      periodSeconds: daySeconds,
    }),
    eventAlarm(
      resources,
      'warning',
      'ClinicInboxRefused',
      'The clinics’ own inbox refuses our email: no one reads what patients write',
    ),
  ];
}
