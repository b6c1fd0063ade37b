import { env } from './env.ts';
import { type MetricName, unitOf } from './metric-table.ts';
import { writeLine } from './telemetry/write-line.ts';

// A stage's alarms watch its own namespace, so that two stages of one account don't ring each other's.
const metricNamespace = env('METRIC_NAMESPACE');

/** Records a value, in the unit of its line in metric-table.ts, with a log line in CloudWatch's embedded metric format. */
export function recordMetric(name: MetricName, value: number): void {
  writeLine({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        { Namespace: metricNamespace, Dimensions: [[]], Metrics: [{ Name: name, Unit: unitOf(name) }] },
      ],
    },
    [name]: value,
  });
}

/**
 * Counts an event.
 * @param count 0 when the event could have happened but didn't, so that an alarm can tell "always" from "sometimes"
 */
export function countMetric(name: MetricName, count: 0 | 1 = 1): void {
  recordMetric(name, count);
}
