import type { AlarmResources, MetricSource } from './alarm.ts';

/** The fields of each line in the API's access log. Path and query are left out, since either may identify a person. */
export const accessLogFields = {
  requestId: '$context.requestId',
  routeKey: '$context.routeKey',
  status: '$context.status',
  latencyMs: '$context.responseLatency',
  functionLatencyMs: '$context.integrationLatency',
  error: '$context.error.responseType',
} as const;

/** A metric that CloudWatch counts from the API's access log, in the namespace of the stage. */
export const serverErrors = {
  name: 'ServerErrors',
  /**
   * A CloudWatch Logs filter pattern over `accessLogFields`. It excludes a 502 that a handler returned because Stripe
   * or the geocoder failed: for such a 502, the gateway sets no error.
   */
  pattern:
    '{ ($.status = "500") || ($.status = "503") || ($.status = "504") || (($.status = "502") && ($.error != "-")) }',
  meaning: 'a request got a 5xx by our own fault: also one that our code couldn’t count',
} as const;

/** The sum of `serverErrors`. */
export function serverErrorsMetric({ metricNamespace }: AlarmResources): MetricSource {
  return { namespace: metricNamespace, name: serverErrors.name, dimensions: {}, statistic: 'Sum' };
}
