import { env } from './env.ts';
import type { ClinicMetricName, MetricName, MetricUnits, StageMetricName } from './metric-table.ts';
import { writeLine } from './telemetry/write-line.ts';

// Each stage has its own namespace, so that one stage can't set off another's alarms in the same account.
const metricNamespace = env('METRIC_NAMESPACE');

/** The metrics that aren't counts. */
const units: Partial<Record<MetricName, string>> = {
  ClinicFill: 'Percent',
  HoursToFirstOpening: 'None',
  OutboxAge: 'Seconds',
  PaidCents: 'None',
} satisfies MetricUnits;

function write(
  name: MetricName,
  value: number,
  dimensions: Record<string, string>,
  details: Record<string, string> = {},
): void {
  writeLine({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: metricNamespace,
          Dimensions: [Object.keys(dimensions)],
          Metrics: [{ Name: name, Unit: units[name] ?? 'Count' }],
        },
      ],
    },
    ...dimensions,
    ...details,
    [name]: value,
  });
}

/** Records a value with a log line in CloudWatch's embedded metric format. */
export function recordMetric(name: StageMetricName, value: number): void {
  write(name, value, {});
}

/** Records a clinic's value of a metric that each clinic has. */
export function recordClinicMetric(name: ClinicMetricName, clinicId: string, value: number): void {
  write(name, value, { ClinicId: clinicId });
}

/**
 * Counts an event.
 * @param count 0 when the event could have happened but didn't, so that an alarm can tell "always" from "sometimes"
 */
export function countMetric(name: StageMetricName, count: 0 | 1 = 1): void {
  recordMetric(name, count);
}

/**
 * Counts an event, and adds its topic to the log line. Queries can read the topic; there is no metric for each topic.
 */
export function countMetricAbout(name: StageMetricName, topic: string): void {
  write(name, 1, {}, { topic });
}
