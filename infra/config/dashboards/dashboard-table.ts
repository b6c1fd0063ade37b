import {
  type DashboardName,
  type MetricLine,
  type MetricName,
  metricTable,
  metricWidgets,
  type WidgetName,
} from '#functions/platform/metric-table.ts';
import { accessLogMetric, accessLogMetrics } from '#infra/config/alarms/access-log-metrics.ts';
import { type AlarmPlaces, type MetricSource, ownMetric } from '#infra/config/alarms/alarm.ts';
import { jobNames } from '#infra/config/jobs.ts';
import { tableNames } from '#infra/config/tables.ts';
import { clinics } from '#shared/clinics/clinics.ts';

/** A line in a widget. */
export interface WidgetMetric extends MetricSource {
  label: string;
  /** Divides the values, for a unit that people read. */
  divideBy?: number;
  /** Where AWS keeps the metric, if not in the stage's region. */
  region?: string;
}

/** One graph of a dashboard. */
export interface Widget {
  title: string;
  metrics: readonly WidgetMetric[];
}

function ownLines(places: AlarmPlaces, name: MetricName): WidgetMetric[] {
  const { unit, perClinic }: MetricLine = metricTable[name];
  const isLevel = unit !== 'Count' && unit !== 'Cents';
  const source = ownMetric(places, name, isLevel ? 'Maximum' : 'Sum');
  if (!perClinic) return [{ ...source, label: name, ...(unit === 'Cents' && { divideBy: 100 }) }];
  return clinics.map((clinic) => ({ ...source, dimensions: { ClinicId: clinic.id }, label: clinic.name }));
}

/** Our own metrics, each in the widget that its line in the metric table names. */
function ownWidgets(places: AlarmPlaces, dashboard: DashboardName): Widget[] {
  const names = Object.keys(metricTable) as MetricName[];
  return (Object.keys(metricWidgets) as WidgetName[])
    .filter((widget) => metricWidgets[widget].dashboard === dashboard)
    .map((widget) => ({
      title: metricWidgets[widget].title,
      metrics: names
        .filter((name) => metricTable[name].widget === widget)
        .flatMap((name) => ownLines(places, name)),
    }));
}

/** AWS's own metrics: what the engineer looks at first. */
function awsWidgets(places: AlarmPlaces): Widget[] {
  const { apiId, apiStage, routeFunctions, jobFunction, tableName, lostMailQueue } = places;
  const api = { namespace: 'AWS/ApiGateway', dimensions: { ApiId: apiId, Stage: apiStage } };
  const functions = [
    ...routeFunctions.map((FunctionName) => ({ FunctionName, label: FunctionName })),
    ...jobNames.map((job) => ({ FunctionName: jobFunction(job), label: job })),
  ];
  const ofFunctions = (name: string): WidgetMetric[] =>
    functions.map(({ FunctionName, label }) => ({
      namespace: 'AWS/Lambda',
      name,
      dimensions: { FunctionName },
      statistic: 'Sum',
      label,
    }));
  const ofTables = (name: string): WidgetMetric[] =>
    tableNames.map((table) => ({
      namespace: 'AWS/DynamoDB',
      name,
      dimensions: { TableName: tableName(table) },
      statistic: 'Sum',
      label: `${table} ${name}`,
    }));
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
        { ...accessLogMetric(places, 'ServerErrors'), label: 'ServerErrors' },
      ],
    },
    { title: 'Errors of functions', metrics: ofFunctions('Errors') },
    { title: 'Throttles of functions', metrics: ofFunctions('Throttles') },
    {
      title: 'Throttles of tables',
      metrics: [...ofTables('ReadThrottleEvents'), ...ofTables('WriteThrottleEvents')],
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

/** What each metric of ours on a dashboard tells, as Markdown. */
export function explanationsOf(dashboard: DashboardName): string {
  const ofAccessLog = dashboard === 'engineer' ? Object.entries(accessLogMetrics) : [];
  const ours = Object.entries<MetricLine>(metricTable).filter(
    ([, { widget }]) => metricWidgets[widget].dashboard === dashboard,
  );
  return [...ours, ...ofAccessLog].map(([name, { meaning }]) => `- **${name}**: ${meaning}`).join('\n');
}

/** The widgets of each dashboard. */
export function dashboardTable(places: AlarmPlaces): Record<DashboardName, Widget[]> {
  return {
    owner: ownWidgets(places, 'owner'),
    engineer: [...awsWidgets(places), ...ownWidgets(places, 'engineer')],
  };
}
