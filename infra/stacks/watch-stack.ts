import { CrossStackReferences, Duration, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { DashboardName } from '#functions/platform/metric-table.ts';
import type { AlarmResources } from '#infra/config/alarms/alarm.ts';
import { budgetAlarm } from '#infra/config/alarms/alarm.ts';
import { alarmTable } from '#infra/config/alarms/alarm-table.ts';
import {
  dashboardTable,
  explanationsOf,
  type WidgetMetric,
} from '#infra/config/dashboards/dashboard-table.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { Alarms } from './constructs/alarms.ts';
import { ascii } from './constructs/ascii.ts';

const period = Duration.hours(1);

/** The height of a text, in rows of a dashboard. A longer text gets a scrollbar. */
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
class Dashboards extends Construct {
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

interface WatchProps extends StackProps {
  /** The resources of the other stacks that the alarms and dashboards watch. */
  resources: AlarmResources;
  /** Encrypts the alarms. */
  key: IKey;
  stage: Stage;
}

/**
 * A stage's monthly budget. AWS Budgets emails the recipients of the budget alarm's severity when the budget is spent,
 * or soon will be.
 */
function addBudget(scope: Construct, { name, monthlyBudgetUsd, alarmRecipients }: Stage): CfnBudget {
  const subscribers = alarmRecipients[budgetAlarm.severity].map((address) => ({
    address,
    subscriptionType: 'EMAIL',
  }));
  return new CfnBudget(scope, budgetAlarm.section, {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:stage$${name}`] },
    },
    notificationsWithSubscribers: budgetAlarm.notifications.map(({ type, percent }) => ({
      notification: {
        notificationType: type,
        comparisonOperator: 'GREATER_THAN',
        threshold: percent,
        thresholdType: 'PERCENTAGE',
      },
      subscribers,
    })),
  });
}

/**
 * Monitoring: alarms, dashboards, topics and the budget. The stack's references to the other stacks are weak, so that a
 * single deployment can remove a resource that the stack watches.
 */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { resources, key, stage, ...props }: WatchProps) {
    super(scope, id, { ...props, description: 'Alarms and dashboards of the clinics' });
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    new Dashboards(this, 'Dashboards', resources);
    new Alarms(this, 'Alarms', { alarms: alarmTable(resources), stage, key });
    addBudget(this, stage);
  }
}
