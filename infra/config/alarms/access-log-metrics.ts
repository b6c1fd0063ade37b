import type { AlarmResources, MetricSource } from './alarm.ts';

/**
 * The fields that the API's access log has for each request. It has no path or query, since either may
 * identify a person.
 */
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
   * A CloudWatch Logs filter pattern over `accessLogFields`. It excludes a 502 of the handler, which reports
   * that Stripe or the geocoder failed: the gateway sets no error for it.
   */
  pattern:
    '{ ($.status = "500") || ($.status = "503") || ($.status = "504") || (($.status = "502") && ($.error != "-")) }',
  meaning: 'a request got a 5xx by our own fault: also one that our code couldn’t count',
} as const;

/** The sum of `serverErrors`. */
export function serverErrorsMetric({ metricNamespace }: AlarmResources): MetricSource {
  return { namespace: metricNamespace, name: serverErrors.name, dimensions: {}, statistic: 'Sum' };
}
