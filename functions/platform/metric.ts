/** Names that alarms in infra/ watch. */
export const metricNamespace = 'Clinic';

/** Counts something that happened, as a log line in CloudWatch's embedded metric format. */
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
