import {
  type DashboardName,
  type MetricName,
  type MetricWidget,
  metricWidgets,
} from '#functions/platform/metric-table.ts';
import { serverErrors, serverErrorsMetric } from '#infra/config/alarms/access-log-metrics.ts';
import { type AlarmResources, type MetricSource, ownMetric } from '#infra/config/alarms/alarm.ts';
import { jobNames } from '#infra/config/jobs.ts';
import { type TableName, tableNames, tableShape } from '#infra/config/tables.ts';
import { clinics } from '#shared/clinics/clinics.ts';

/** A line in a widget. */
export interface WidgetMetric extends MetricSource {
  label: string;
  /** Divides the values, to show them in a readable unit. */
  divideBy?: number;
  /** The metric's region, if it isn't the stage's. */
  region?: string;
}

/** One graph of a dashboard. */
export interface Widget {
  title: string;
  metrics: readonly WidgetMetric[];
}

/** The lines of a widget with our own metrics: the sum of counts and amounts, the highest value of levels. */
function ownLines(resources: AlarmResources, { unit, perClinic, metrics }: MetricWidget): WidgetMetric[] {
  const isLevel = unit !== 'Count' && unit !== 'Cents';
  return (Object.keys(metrics) as MetricName[]).flatMap((name): WidgetMetric[] => {
    const source = ownMetric(resources, name, isLevel ? 'Maximum' : 'Sum');
    if (!perClinic) return [{ ...source, label: name, ...(unit === 'Cents' && { divideBy: 100 }) }];
    return clinics.map((clinic) => ({ ...source, dimensions: { ClinicId: clinic.id }, label: clinic.name }));
  });
}

function ownWidgets(resources: AlarmResources, dashboard: DashboardName): Widget[] {
  return metricWidgets
    .filter((widget) => widget.dashboard === dashboard)
    .map((widget) => ({ title: widget.title, metrics: ownLines(resources, widget) }));
}

/**
 * A table's throttles, and those of each index. A throttled index delays writes to the table, but the table's
 * own metrics leave it out.
 */
function throttlesOf({ tableName }: AlarmResources, table: TableName): WidgetMetric[] {
  const { indexes = [] } = tableShape(table);
  return [{}, ...indexes.map(({ name }) => ({ GlobalSecondaryIndexName: name }))].flatMap((index) =>
    ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) => ({
      namespace: 'AWS/DynamoDB',
      name,
      dimensions: { TableName: tableName(table), ...index },
      statistic: 'Sum',
      label: [table, ...Object.values(index), name].join(' '),
    })),
  );
}

/** AWS's own metrics, which the engineer looks at first. */
function awsWidgets(resources: AlarmResources): Widget[] {
  const { apiId, apiStage, jobFunction, lostMailQueue, configurationSet } = resources;
  const api = { namespace: 'AWS/ApiGateway', dimensions: { ApiId: apiId, Stage: apiStage } };
  const lambda = { namespace: 'AWS/Lambda', statistic: 'Sum' } as const;
  return [
    {
      title: 'Latency of the API, in milliseconds',
      metrics: [
        { ...api, name: 'Latency', statistic: 'Average', label: 'average' },
        { ...api, name: 'Latency', statistic: 'p99', label: 'p99' },
      ],
    },
    {
      title: 'Requests and errors of the API',
      metrics: [
        ...['Count', '4xx', '5xx'].map(
          (name): WidgetMetric => ({ ...api, name, statistic: 'Sum', label: name }),
        ),
        { ...serverErrorsMetric(resources), label: serverErrors.name },
      ],
    },
    {
      title: 'Errors of jobs',
      metrics: jobNames.map((job) => ({
        ...lambda,
        name: 'Errors',
        dimensions: { FunctionName: jobFunction(job) },
        label: job,
      })),
    },
    {
      title: 'Throttles of functions',
      metrics: [{ ...lambda, name: 'Throttles', dimensions: {}, label: 'all of the account' }],
    },
    { title: 'Throttles of tables', metrics: tableNames.flatMap((table) => throttlesOf(resources, table)) },
    {
      title: 'How late new emails reach the mail job, in milliseconds',
      metrics: [
        {
          ...lambda,
          name: 'IteratorAge',
          dimensions: { FunctionName: jobFunction('send-mail') },
          statistic: 'Maximum',
          label: 'latest',
        },
      ],
    },
    {
      title: 'Shares of email that bounce, or are reported as spam: SES reviews senders at 0.05 and 0.001',
      metrics: ['BounceRate', 'ComplaintRate'].map((rate) => ({
        namespace: 'AWS/SES',
        name: `Reputation.${rate}`,
        dimensions: { 'ses:configuration-set': configurationSet },
        statistic: 'Maximum',
        label: rate,
      })),
    },
    {
      title: 'New emails, and reports of SES, that the mail jobs failed to handle',
      metrics: [
        {
          namespace: 'AWS/SQS',
          name: 'ApproximateNumberOfMessagesVisible',
          dimensions: { QueueName: lostMailQueue },
          statistic: 'Maximum',
          label: 'waiting',
        },
      ],
    },
    {
      title: 'Cost of the account this month, in US dollars',
      metrics: [
        {
          namespace: 'AWS/Billing',
          name: 'EstimatedCharges',
          dimensions: { Currency: 'USD' },
          statistic: 'Maximum',
          label: 'all services',
          region: 'us-east-1',
        },
      ],
    },
  ];
}

/** The meaning of each of our metrics on a dashboard, as Markdown. */
export function explanationsOf(dashboard: DashboardName): string {
  const widgets = metricWidgets.filter((widget) => widget.dashboard === dashboard);
  const ours = widgets.flatMap(({ metrics }) => Object.entries(metrics));
  if (dashboard === 'engineer') ours.push([serverErrors.name, serverErrors.meaning]);
  return ours.map(([name, meaning]) => `- **${name}**: ${meaning}`).join('\n');
}

/** The widgets of each dashboard. */
export function dashboardTable(resources: AlarmResources): Record<DashboardName, Widget[]> {
  return {
    owner: ownWidgets(resources, 'owner'),
    engineer: [...awsWidgets(resources), ...ownWidgets(resources, 'engineer')],
  };
}
