import { hourSeconds, minuteSeconds } from '#shared/time/durations.ts';
import { serverErrorsMetric } from './access-log-metrics.ts';
import { type Alarm, type AlarmResources, alarmOf, eventAlarm, ownMetric } from './alarm.ts';

/** What visitors notice: errors, slowness, a site that is down, and that no one books. */
export function siteAlarms(resources: AlarmResources): Alarm[] {
  const { apiId, apiStage } = resources;
  return [
    alarmOf({
      id: 'ServerErrors',
      severity: 'critical',
      text: 'The API failed through our own fault in three of the last five minutes',
      metrics: { errors: serverErrorsMetric(resources) },
      periodSeconds: minuteSeconds,
      // A single crash wakes no one: a second try has likely worked.
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
      // A request that waits in vain for Stripe or the geocoder is slow as well, but only they can mend that. No request
      // takes over 30 s, so a single one outweighs any latency.
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
      // Before and after opening hours, on holidays, and before anyone has booked a visit of the coming week, as in trial,
      // none is expected, so that an hour without counts as good.
      // The job that reports whether bookings are expected also counts 0 bookings, so that both always have a value.
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
        // Of every function of the account, because they share its concurrency: one each would be sixty metrics.
        throttles: { namespace: 'AWS/Lambda', name: 'Throttles', dimensions: {}, statistic: 'Sum' },
      },
    }),
  ];
}
