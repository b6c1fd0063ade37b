import { hourSeconds, minuteSeconds } from '#shared/time/durations.ts';
import { serverErrorsMetric } from './access-log-metrics.ts';
import { type Alarm, type AlarmResources, alarmOf, eventAlarm, ownMetric } from './alarm.ts';

/** Faults that visitors notice: errors, slow answers, a site that is down, and bookings that stop. */
export function siteAlarms(resources: AlarmResources): Alarm[] {
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
      // Subtracts requests that waited for Stripe or the geocoder, since only those services can fix that. No
      // request takes over 30 s, so a single one outweighs any latency.
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
      // Outside opening hours, on holidays, and while no visit is booked for the coming week (as in trial),
      // no booking is expected, so an hour without one is good. The job that reports `expected` also reports
      // 0 bookings, so both metrics always have a value.
      expression: 'booked - expected',
      threshold: 0,
      isBadBelow: true,
      periodSeconds: hourSeconds,
      periods: { bad: 4, of: 4 },
    }),
    eventAlarm(
      resources,
      'warning',
      'UpstreamRefused',
      'Stripe refuses our requests or our key, and payers get an error',
    ),
    eventAlarm(
      resources,
      'warning',
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
