import { daySeconds, hourSeconds, minuteSeconds } from '#shared/time/durations.ts';
import { accessLogMetric } from './access-log-metrics.ts';
import { type Alarm, type AlarmPlaces, eventAlarm, type MetricSource, ownMetric } from './alarm.ts';

/** CloudWatch takes this many metrics in one alarm. */
const maxMetrics = 10;

function apiMetric(
  { apiId, apiStage }: AlarmPlaces,
  name: string,
  statistic: MetricSource['statistic'],
): MetricSource {
  return { namespace: 'AWS/ApiGateway', name, dimensions: { ApiId: apiId, Stage: apiStage }, statistic };
}

/** Throttles of the routes' functions, by their names: without one, Lambda's metric counts every function of the account. */
function routesThrottled({ routeFunctions }: AlarmPlaces): Alarm[] {
  const groups = Array.from({ length: Math.ceil(routeFunctions.length / maxMetrics) }, (_, group) =>
    routeFunctions.slice(group * maxMetrics, (group + 1) * maxMetrics),
  );
  return groups.map((names, group): Alarm => {
    const metrics = names.map((FunctionName, index): [string, MetricSource] => [
      `function${index + 1}`,
      { namespace: 'AWS/Lambda', name: 'Throttles', dimensions: { FunctionName }, statistic: 'Sum' },
    ]);
    return {
      id: `RoutesThrottled${group + 1}`,
      section: 'RoutesThrottled',
      severity: 'warning',
      text: 'The account had no function concurrency left for a request',
      metrics: Object.fromEntries(metrics),
      // CloudWatch takes the value of a metric that was not reported for 0.
      expression: metrics.map(([id]) => id).join(' + '),
      threshold: 1,
      periodSeconds: 5 * minuteSeconds,
      periods: { bad: 1, of: 1 },
      missingData: 'notBreaching',
    };
  });
}

/** The rules of the firewall together block this many requests in five minutes only when someone floods the site. */
const blockedSurge = 2_000;

function firewallAlarm(firewall: string): Alarm {
  return {
    id: 'FirewallBlocked',
    section: 'FirewallBlocked',
    severity: 'warning',
    text: `The firewall has blocked over ${blockedSurge} requests in each of three periods of five minutes`,
    metrics: {
      blocked: {
        namespace: 'AWS/WAFV2',
        name: 'BlockedRequests',
        // A firewall of CloudFront's has no Region among its dimensions.
        dimensions: { WebACL: firewall, Rule: 'ALL' },
        statistic: 'Sum',
      },
    },
    threshold: blockedSurge,
    periodSeconds: 5 * minuteSeconds,
    periods: { bad: 3, of: 3 },
    missingData: 'notBreaching',
  };
}

/** What visitors notice: errors, slowness, a site that is down, and that no one books. */
export function siteAlarms(places: AlarmPlaces): Alarm[] {
  const upstream = ownMetric(places, 'UpstreamFailed');
  return [
    {
      id: 'ServerErrors',
      section: 'ServerErrors',
      severity: 'critical',
      text: 'The API failed through our own fault in three of the last five minutes',
      metrics: { errors: accessLogMetric(places, 'ServerErrors') },
      threshold: 1,
      periodSeconds: minuteSeconds,
      // A single crash wakes no one: a second try has likely worked. RequestFailed tells of it.
      periods: { bad: 3, of: 5 },
      missingData: 'notBreaching',
    },
    {
      id: 'RequestFailed',
      section: 'RequestFailed',
      severity: 'info',
      text: 'A few requests of the last day ended in an unexpected error',
      metrics: { failed: ownMetric(places, 'RequestFailed') },
      // More than a few is not for this alarm: ServerErrors has paged someone.
      expression: 'IF(failed < 10, failed, 0)',
      threshold: 1,
      periodSeconds: daySeconds,
      periods: { bad: 1, of: 1 },
      missingData: 'notBreaching',
    },
    {
      id: 'Slow',
      section: 'Slow',
      severity: 'warning',
      text: 'For a quarter of an hour, one request in a hundred has taken over 3 s',
      metrics: { latency: apiMetric(places, 'Latency', 'p99'), upstream },
      // A request that waits in vain for Stripe or the geocoder is slow as well, but has its own alarms.
      // In a sum, CloudWatch takes a missing value for 0.
      expression: 'IF(latency + upstream > latency, 0, latency)',
      threshold: 3_000,
      periodSeconds: 5 * minuteSeconds,
      periods: { bad: 3, of: 3 },
      missingData: 'notBreaching',
    },
    {
      id: 'CanaryFailed',
      section: 'CanaryFailed',
      severity: 'critical',
      text: 'The canary finds the site broken, or does not run',
      metrics: { failed: ownMetric(places, 'CanaryFailed', 'Maximum') },
      threshold: 1,
      periodSeconds: 5 * minuteSeconds,
      periods: { bad: 2, of: 3 },
      missingData: 'breaching',
    },
    {
      id: 'NoBookings',
      section: 'NoBookings',
      severity: 'critical',
      text: 'No one has booked in four hours during which clinics were open',
      metrics: {
        expected: ownMetric(places, 'BookingsExpected', 'Minimum'),
        booked: ownMetric(places, 'AppointmentBooked'),
      },
      // Before and after opening hours, on holidays, and before anyone has booked a visit of the coming week, as in trial,
      // an hour without bookings counts as good.
      // The job that reports whether bookings are expected also counts 0 bookings, so that both always have a value.
      expression: 'IF(expected < 1, 1, booked)',
      threshold: 1,
      isBadBelow: true,
      periodSeconds: hourSeconds,
      periods: { bad: 4, of: 4 },
      missingData: 'notBreaching',
    },
    eventAlarm(
      places,
      'warning',
      'UpstreamRefused',
      'Stripe refuses our requests as invalid, and payers get an error',
    ),
    eventAlarm(places, 'warning', 'GeocodingFailed', 'ZIP codes can’t be looked up: the geocoder fails', {
      threshold: 5,
      periodSeconds: 15 * minuteSeconds,
    }),
    eventAlarm(
      places,
      'warning',
      'SecretRefreshFailed',
      'A secret could not be read again: functions go on with its last good value',
    ),
    ...routesThrottled(places),
    ...(places.firewall === undefined ? [] : [firewallAlarm(places.firewall)]),
  ];
}
