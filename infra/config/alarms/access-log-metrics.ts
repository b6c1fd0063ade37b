import type { AlarmResources, MetricSource } from './alarm.ts';

/** What the API's access log has of each request. A path or query may identify a person, so it has neither. */
export const accessLogFields = {
  requestId: '$context.requestId',
  routeKey: '$context.routeKey',
  status: '$context.status',
  latencyMs: '$context.responseLatency',
  functionLatencyMs: '$context.integrationLatency',
  error: '$context.error.responseType',
} as const;

/** A metric that CloudWatch counts from the lines of the API's access log, in the namespace of the stage. */
export const serverErrors = {
  name: 'ServerErrors',
  /**
   * The lines that count, as a filter pattern of CloudWatch Logs over `accessLogFields`. A 502 is the handler's own when
   * Stripe or the geocoder failed: the gateway has no error of its own then.
   */
  pattern:
    '{ ($.status = "500") || ($.status = "503") || ($.status = "504") || (($.status = "502") && ($.error != "-")) }',
  meaning: 'a request got a 5xx by our own fault: also one that no code of ours could count',
} as const;

/** That metric, summed. */
export function serverErrorsMetric({ metricNamespace }: AlarmResources): MetricSource {
  return { namespace: metricNamespace, name: serverErrors.name, dimensions: {}, statistic: 'Sum' };
}
