/** The alarms in infra/stacks watch this namespace. */
export const metricNamespace = 'Clinic';

/** Counts an event, as a log line in CloudWatch's embedded metric format. */
export function countMetric(name: string): void {
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        { Namespace: metricNamespace, Dimensions: [[]], Metrics: [{ Name: name, Unit: 'Count' }] },
      ],
    },
    [name]: 1,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
