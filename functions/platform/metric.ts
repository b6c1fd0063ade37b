/** The alarms in infra/stacks watch this namespace. */
export const metricNamespace = 'Clinic';

/**
 * Counts an event with a log line in CloudWatch's embedded metric format.
 * @param count 0 when the event could have happened but didn't, so that an alarm can tell "always" from "sometimes"
 */
export function countMetric(name: string, count: 0 | 1 = 1): void {
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        { Namespace: metricNamespace, Dimensions: [[]], Metrics: [{ Name: name, Unit: 'Count' }] },
      ],
    },
    [name]: count,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
