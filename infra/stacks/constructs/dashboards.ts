import { Duration, Stack } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { DashboardName } from '#functions/platform/metric-table.ts';
import type { AlarmResources } from '#infra/config/alarms/alarm.ts';
import {
  dashboardTable,
  explanationsOf,
  type WidgetMetric,
} from '#infra/config/dashboards/dashboard-table.ts';
import { ascii } from './ascii.ts';

const period = Duration.hours(1);

/** In rows of a dashboard. A longer text gets a scrollbar. */
const textHeight = 8;

function toMetric({
  namespace,
  name,
  dimensions,
  statistic,
  label,
  divideBy,
  region,
}: WidgetMetric): IMetric {
  const props = { namespace, metricName: name, dimensionsMap: dimensions, statistic, label, period };
  const metric = new Metric({ ...props, ...(region !== undefined && { region }) });
  if (divideBy === undefined) return metric;
  return new MathExpression({
    expression: `value / ${divideBy}`,
    usingMetrics: { value: metric },
    label,
    period,
  });
}

/** The two CloudWatch dashboards, with the widgets of infra/config/dashboards. */
export class Dashboards extends Construct {
  constructor(scope: Construct, id: string, resources: AlarmResources) {
    super(scope, id);
    const dashboards = dashboardTable(resources);
    for (const name of Object.keys(dashboards) as DashboardName[]) {
      const dashboard = new Dashboard(this, name, {
        dashboardName: `${Stack.of(this).stackName}-${name}`,
        defaultInterval: Duration.days(7),
      });
      for (const { title, metrics } of dashboards[name]) {
        dashboard.addWidgets(
          new GraphWidget({
            title: ascii(title),
            left: metrics.map(toMetric),
            leftYAxis: { min: 0, showUnits: false },
            width: 12,
          }),
        );
      }
      const markdown = ascii(`## What these metrics tell\n${explanationsOf(name)}`);
      dashboard.addWidgets(new TextWidget({ markdown, width: 24, height: textHeight }));
    }
  }
}
