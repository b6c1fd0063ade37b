import { type TableName, tableNames, tableShape } from '#infra/config/tables.ts';
import { minuteSeconds } from '#shared/time/durations.ts';
import type { Alarm, AlarmPlaces, MetricSource } from './alarm.ts';

/** The operations of ours that DynamoDB counts errors of, by its own names. */
const operations = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'TransactWriteItems',
];

function sumOf(sources: Readonly<Record<string, MetricSource>>) {
  return {
    metrics: sources,
    // In a sum, CloudWatch takes the value of a metric that was not reported for 0.
    expression: Object.keys(sources).join(' + '),
    periodSeconds: 5 * minuteSeconds,
    periods: { bad: 1, of: 1 },
    missingData: 'notBreaching',
  } as const;
}

function dynamoMetric(name: string, dimensions: Record<string, string>): MetricSource {
  return { namespace: 'AWS/DynamoDB', name, dimensions, statistic: 'Sum' };
}

function failed(table: TableName, TableName: string): Alarm {
  const errors = operations.map((Operation, index) => [
    `errors${index + 1}`,
    dynamoMetric('SystemErrors', { TableName, Operation }),
  ]);
  return {
    id: `${table}Table`,
    section: 'TableFailed',
    severity: 'warning',
    text: `DynamoDB failed on ${table}`,
    ...sumOf(Object.fromEntries(errors)),
    threshold: 5,
  };
}

/** Counts the table's indexes as well: a throttled index delays writes to the table, but isn't in the table's own metrics. */
function throttled(table: TableName, TableName: string): Alarm {
  const { indexes = [] } = tableShape(table);
  const dimensionSets = [
    { TableName },
    ...indexes.map(({ name }) => ({ TableName, GlobalSecondaryIndexName: name })),
  ];
  const throttles = dimensionSets.flatMap((dimensions, index) => [
    [`reads${index + 1}`, dynamoMetric('ReadThrottleEvents', dimensions)],
    [`writes${index + 1}`, dynamoMetric('WriteThrottleEvents', dimensions)],
  ]);
  return {
    id: `${table}TableThrottled`,
    section: 'TableThrottled',
    severity: 'warning',
    text: `DynamoDB throttles ${table}`,
    ...sumOf(Object.fromEntries(throttles)),
    // Our retries hide a few.
    threshold: 10,
  };
}

/** The tables: those that fail, and those that are throttled. */
export function tableAlarms({ tableName }: AlarmPlaces): Alarm[] {
  return tableNames.flatMap((table) => [failed(table, tableName(table)), throttled(table, tableName(table))]);
}
