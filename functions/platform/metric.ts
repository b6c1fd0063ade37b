import { env } from './env.ts';
import { writeLine } from './write-line.ts';

// A stage's alarms watch its own namespace, so that two stages of one account don't ring each other's.
const metricNamespace = env('METRIC_NAMESPACE');

/**
 * Counts an event with a log line in CloudWatch's embedded metric format.
 * @param count 0 when the event could have happened but didn't, so that an alarm can tell "always" from "sometimes"
 */
export function countMetric(name: string, count: 0 | 1 = 1): void {
  writeLine({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        { Namespace: metricNamespace, Dimensions: [[]], Metrics: [{ Name: name, Unit: 'Count' }] },
      ],
    },
    [name]: count,
  });
}
