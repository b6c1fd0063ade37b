import { Duration, Stack } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { AlarmPlaces } from '#infra/policy/alarms/alarm.ts';
import { dashboardTable, type WidgetMetric } from '#infra/policy/dashboards/dashboard-table.ts';

const period = Duration.hours(1);

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

/** The two dashboards in CloudWatch, as infra/policy/dashboards lists their widgets. */
export class Dashboards extends Construct {
  constructor(scope: Construct, id: string, places: AlarmPlaces) {
    super(scope, id);
    for (const [name, widgets] of Object.entries(dashboardTable(places))) {
      const dashboard = new Dashboard(this, name, {
        dashboardName: `${Stack.of(this).stackName}-${name}`,
        defaultInterval: Duration.days(7),
      });
      for (const { title, metrics } of widgets) {
        dashboard.addWidgets(
          new GraphWidget({
            title,
            left: metrics.map(toMetric),
            leftYAxis: { min: 0, showUnits: false },
            width: 12,
          }),
        );
      }
    }
  }
}
