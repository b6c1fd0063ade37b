import { daySeconds, hourSeconds, minuteMs, minuteSeconds } from '#shared/time/durations.ts';
import { type Alarm, type AlarmPlaces, eventAlarm, type MetricSource, ownMetric } from './alarm.ts';

/** Shares of all mail, as SES counts them. It reviews an account at 5% and 0.1%, and may then stop its sending. */
const maxBounceRate = 0.04;
const maxComplaintRate = 0.0008;

/** An alarm that one bad period sets off, with a section of its own. */
function mailAlarm(id: string, changes: Omit<Alarm, 'id' | 'section' | 'periods' | 'missingData'>): Alarm {
  return { id, section: id, periods: { bad: 1, of: 1 }, missingData: 'notBreaching', ...changes };
}

function reputationAlarm(
  { configurationSet }: AlarmPlaces,
  name: 'BounceRate' | 'ComplaintRate',
  threshold: number,
  text: string,
): Alarm {
  return mailAlarm(name, {
    severity: 'warning',
    text,
    metrics: {
      rate: {
        namespace: 'AWS/SES',
        name: `Reputation.${name}`,
        dimensions: { 'ses:configuration-set': configurationSet },
        statistic: 'Maximum',
      },
    },
    threshold,
    periodSeconds: hourSeconds,
  });
}

/** Email that is late, lost, refused, given up, returned, or reported as spam. */
export function mailAlarms(places: AlarmPlaces): Alarm[] {
  const lost: MetricSource = {
    namespace: 'AWS/SQS',
    name: 'ApproximateNumberOfMessagesVisible',
    dimensions: { QueueName: places.lostMailQueue },
    statistic: 'Maximum',
  };
  const streamAge: MetricSource = {
    namespace: 'AWS/Lambda',
    name: 'IteratorAge',
    dimensions: { FunctionName: places.jobFunction('send-mail') },
    statistic: 'Maximum',
  };
  return [
    mailAlarm('OutboxAge', {
      severity: 'critical',
      text: 'Emails that are due have waited for over half an hour',
      metrics: { age: ownMetric(places, 'OutboxAge', 'Maximum') },
      threshold: 30 * minuteSeconds,
      periodSeconds: 5 * minuteSeconds,
    }),
    // Doesn't count emails that SES refuses one by one: anyone can book with a malformed address, and must wake no one.
    eventAlarm(
      places,
      'critical',
      'MailFailed',
      'Sending email fails again and again: SES is down, or stopped us',
      {
        threshold: 20,
        periodSeconds: 15 * minuteSeconds,
      },
    ),
    eventAlarm(
      places,
      'warning',
      'MailRefused',
      'SES has refused many emails within an hour, each by itself',
      {
        threshold: 10,
        periodSeconds: hourSeconds,
      },
    ),
    eventAlarm(
      places,
      'warning',
      'MailAbandoned',
      'An email could not be delivered: its recipient doesn’t know what it says',
    ),
    mailAlarm('MailLost', {
      severity: 'warning',
      text: 'A mail job has failed for good to take in new email, or what SES reports of it',
      metrics: { lost },
      threshold: 1,
      periodSeconds: 5 * minuteSeconds,
    }),
    mailAlarm('MailStreamLate', {
      severity: 'warning',
      text: 'New emails reach the mail job over ten minutes late',
      metrics: { age: streamAge },
      threshold: 10 * minuteMs,
      periodSeconds: 5 * minuteSeconds,
    }),
    eventAlarm(places, 'warning', 'MailBounced', 'Much of our email has come back within an hour', {
      // SES's own rate takes a day or more to show it. On a usual day, a few patients mistype their address.
      threshold: 10,
      periodSeconds: hourSeconds,
    }),
    eventAlarm(places, 'warning', 'MailComplained', 'Several patients have reported our email as spam', {
      // Of 3,000 emails a day, this is the rate at which SES reviews an account.
      threshold: 3,
      periodSeconds: daySeconds,
    }),
    eventAlarm(
      places,
      'warning',
      'ClinicInboxRefused',
      'The clinics’ own inbox refuses our email: no one reads what patients write',
    ),
    reputationAlarm(
      places,
      'BounceRate',
      maxBounceRate,
      'Over 4% of our email bounces: SES may stop senders with a higher rate',
    ),
    reputationAlarm(
      places,
      'ComplaintRate',
      maxComplaintRate,
      'Recipients mark our email as spam: SES may stop senders with a higher rate',
    ),
  ];
}
