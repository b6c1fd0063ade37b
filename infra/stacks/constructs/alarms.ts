import { Aws, Duration } from 'aws-cdk-lib';
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
import {
  type Alarm,
  descriptionOf,
  type MetricSource,
  type Severity,
  severities,
} from '#infra/config/alarms/alarm.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { ascii } from './ascii.ts';

interface AlarmsProps {
  alarms: readonly Alarm[];
  stage: Stage;
  /** Encrypts the topics' messages. Its policy lets CloudWatch use it. */
  key?: IKey;
}

const missingData = {
  breaching: TreatMissingData.BREACHING,
  notBreaching: TreatMissingData.NOT_BREACHING,
};

/** Alarms of infra/config/alarms, each sent to the topic of its severity. */
export class Alarms extends Construct {
  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    for (const [severity, alarms] of Map.groupBy(props.alarms, (alarm) => alarm.severity)) {
      const topic = this.addTopic(severity, props);
      for (const alarm of alarms) this.addAlarm(alarm, topic);
    }
  }

  private addTopic(severity: Severity, { stage, key }: AlarmsProps): Topic {
    const name = `${severity[0]?.toUpperCase()}${severity.slice(1)}`;
    const displayName = `Alarms of ${stage.name}: ${severities[severity]}`;
    const topic = new Topic(this, name, { displayName, enforceSSL: true, masterKey: key });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    for (const address of stage.alarmRecipients[severity]) {
      topic.addSubscription(new EmailSubscription(address));
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
    // An engineer who was paged also gets an email when the alarm ends.
    if (alarm.severity === 'critical') added.addOkAction(action);
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
