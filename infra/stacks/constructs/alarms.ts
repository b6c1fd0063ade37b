import { Aws, Duration } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import {
  Alarm as CloudWatchAlarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Alarm, AlarmPlaces, MetricSource } from '#infra/config/alarms/alarm.ts';
import { alarmTable, budgetAlarm, descriptionOf } from '#infra/config/alarms/alarm-table.ts';
import { type Severity, severities, severityNames } from '#infra/config/alarms/severity.ts';
import { acknowledge } from '#infra/stacks/rules/acknowledge.ts';
import { ascii } from './ascii.ts';

interface AlarmsProps {
  places: AlarmPlaces;
  /** Encrypts what the topics hold. Its policy lets CloudWatch use it. */
  key: IKey;
  /** The addresses that get the alarms of each severity. */
  recipients: Readonly<Record<Severity, readonly string[]>>;
  /** What the stage may cost in a month, in US dollars. */
  monthlyBudget: number;
  /** The stage whose tag the costs carry. */
  stageName: string;
}

const missingData = {
  breaching: TreatMissingData.BREACHING,
  notBreaching: TreatMissingData.NOT_BREACHING,
};

/** The alarms of infra/config/alarms, each sent to the topic of its severity, and the budget. */
export class Alarms extends Construct {
  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    const topics = Object.fromEntries(
      severityNames.map((severity) => [severity, this.addTopic(severity, props)]),
    ) as Record<Severity, Topic>;
    for (const alarm of alarmTable(props.places)) this.addAlarm(alarm, topics[alarm.severity]);
    this.addBudget(props);
  }

  private addTopic(severity: Severity, { key, recipients, stageName }: AlarmsProps): Topic {
    const name = `${severity[0]?.toUpperCase()}${severity.slice(1)}`;
    const displayName = `Alarms of ${stageName}: ${severities[severity]}`;
    const topic = new Topic(this, name, { displayName, enforceSSL: true, masterKey: key });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    for (const address of recipients[severity]) {
      acknowledge(topic.addSubscription(new EmailSubscription(address)), {
        rules: ['Serverless-SNSRedrivePolicy'],
        reason:
          'SNS tries for six hours to deliver a mail, and the alarm stays red in CloudWatch: a queue would only hold what no one reads.',
      });
    }
    return topic;
  }

  private addAlarm(alarm: Alarm, topic: Topic): void {
    const { GREATER_THAN_OR_EQUAL_TO_THRESHOLD, LESS_THAN_THRESHOLD } = ComparisonOperator;
    const action = new SnsAction(topic);
    const added = new CloudWatchAlarm(this, alarm.id, {
      metric: metricOf(alarm),
      threshold: alarm.threshold,
      comparisonOperator: alarm.isBadBelow ? LESS_THAN_THRESHOLD : GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: alarm.periods.of,
      datapointsToAlarm: alarm.periods.bad,
      treatMissingData: missingData[alarm.missingData],
      alarmDescription: ascii(descriptionOf(alarm)),
    });
    added.addAlarmAction(action);
    // A person who was woken hears that it's over.
    if (alarm.severity === 'critical') added.addOkAction(action);
  }

  private addBudget({ recipients, monthlyBudget, stageName }: AlarmsProps): void {
    const subscribers = recipients[budgetAlarm.severity].map((address) => ({
      address,
      subscriptionType: 'EMAIL',
    }));
    new CfnBudget(this, budgetAlarm.section, {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
        costFilters: { TagKeyValue: [`user:stage$${stageName}`] },
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
}

function metricOf({ metrics, expression, periodSeconds }: Alarm): IMetric {
  const period = Duration.seconds(periodSeconds);
  const toMetric = ({ namespace, name, dimensions, statistic }: MetricSource) =>
    new Metric({ namespace, metricName: name, dimensionsMap: dimensions, statistic, period });
  const used = Object.fromEntries(Object.entries(metrics).map(([id, source]) => [id, toMetric(source)]));
  const [only, ...others] = Object.values(used);
  if (expression !== undefined) return new MathExpression({ expression, usingMetrics: used, period });
  if (only === undefined || others.length > 0)
    throw new TypeError('an alarm without expression has one metric');
  return only;
}
