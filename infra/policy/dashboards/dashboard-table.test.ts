import { expect, test } from 'vitest';
import { type MetricLine, metricTable, metricWidgets } from '#functions/platform/metric-table.ts';
import { alarmPlaces } from '#infra/testing/alarms/places.ts';
import { dashboardTable } from './dashboard-table.ts';

const { owner, engineer } = dashboardTable(alarmPlaces);
const shown = [...owner, ...engineer].flatMap(({ metrics }) => metrics);

/** What AWS documents, by namespace: names, and the sets of dimensions under which each is kept. */
const documented: Readonly<Record<string, { names: readonly string[]; dimensions: readonly string[] }>> = {
  // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-metrics.html
  'AWS/ApiGateway': {
    names: ['4xx', '5xx', 'Count', 'Latency', 'IntegrationLatency'],
    dimensions: ['ApiId,Stage'],
  },
  // https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-types.html
  'AWS/Lambda': { names: ['Errors', 'Throttles', 'Duration', 'IteratorAge'], dimensions: ['FunctionName'] },
  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/metrics-dimensions.html
  'AWS/DynamoDB': { names: ['ReadThrottleEvents', 'WriteThrottleEvents'], dimensions: ['TableName'] },
  // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html
  'AWS/SQS': { names: ['ApproximateNumberOfMessagesVisible'], dimensions: ['QueueName'] },
  // https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/monitor_estimated_charges_with_cloudwatch.html
  'AWS/Billing': { names: ['EstimatedCharges'], dimensions: ['Currency'] },
};

test('every widget shows metrics that our code writes or that AWS documents, with their dimensions', () => {
  for (const { namespace, name, dimensions } of shown) {
    const keys = Object.keys(dimensions).toSorted().join(',');
    if (namespace === alarmPlaces.metricNamespace) {
      const line: MetricLine | undefined = metricTable[name as keyof typeof metricTable];
      expect([name, keys]).toEqual([name, line?.perClinic ? 'ClinicId' : '']);
    } else {
      expect(documented[namespace]?.names).toContain(name);
      expect(documented[namespace]?.dimensions).toContain(keys);
    }
  }
});

test('every metric that our code writes is in a widget, and every widget has a metric', () => {
  const names = new Set(shown.map(({ name }) => name));
  expect(Object.keys(metricTable).filter((name) => !names.has(name))).toEqual([]);
  expect([...owner, ...engineer].filter(({ metrics }) => metrics.length === 0)).toEqual([]);
  expect(owner).toHaveLength(
    Object.values(metricWidgets).filter(({ dashboard }) => dashboard === 'owner').length,
  );
});
