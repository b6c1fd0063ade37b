import { Aws, Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Operation, type Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/stacks/rules/acknowledge.ts';

/** A metric that wakes someone up once it reaches its threshold. */
export interface AlarmDefinition {
  id: string;
  metric: IMetric;
  threshold: number;
  description: string;
}

interface AlarmsProps {
  stage: HttpStage;
  tables: Record<string, Table>;
  /** Encrypts what the topic holds. Its policy lets CloudWatch use it. */
  key: IKey;
  /** Where the functions count their events. */
  metricNamespace: string;
  /** The jobs' functions, by name. */
  jobs: Readonly<Record<string, IFunction>>;
  /** Alarms that the jobs bring along. */
  jobAlarms: readonly AlarmDefinition[];
  /** The address that gets every alarm. Without one, only subscribers of the topic hear of it. */
  email?: string;
}

const period = Duration.minutes(5);

const operations = [
  Operation.GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

/** The alarms that page someone: visitors get errors, wait too long or are throttled, or a job fails. */
export class Alarms extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    const { stage, tables, key, metricNamespace, jobs, jobAlarms, email } = props;
    this.topic = new Topic(this, 'Topic', { enforceSSL: true, masterKey: key });
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    if (email) this.send(email);

    // One alarm covers every route: a function's errors and throttles all reach the gateway as 5xx.
    this.add(
      'ServerErrors',
      stage.metricServerError({ period, statistic: Stats.SUM }),
      1,
      'The API answered 5xx',
    );
    this.add(
      'Slow',
      stage.metricLatency({ period, statistic: 'p95' }),
      3000,
      'One request in twenty takes over 3 s',
    );
    for (const [name, lambda] of Object.entries(jobs)) this.watchJob(name, lambda);
    this.add(
      'SecretRefreshFailed',
      new Metric({
        namespace: metricNamespace,
        metricName: 'SecretRefreshFailed',
        statistic: Stats.SUM,
        period,
      }),
      1,
      'A secret could not be read again: functions go on with its last good value',
    );
    for (const [name, table] of Object.entries(tables)) {
      const metric = table.metricSystemErrorsForOperations({ operations, period });
      this.add(`${name}Table`, metric, 5, `DynamoDB failed on ${name}`);
    }
    for (const definition of jobAlarms)
      this.add(definition.id, definition.metric, definition.threshold, definition.description);
  }

  private send(email: string): void {
    acknowledge(this.topic.addSubscription(new EmailSubscription(email)), {
      rules: ['Serverless-SNSRedrivePolicy'],
      reason:
        'SNS tries for six hours to deliver a mail, and the alarm stays red in CloudWatch: a queue would only hold what no one reads.',
    });
  }

  // No gateway reports these. Without a function's name, Lambda's metrics count those of every stage in the account.
  private watchJob(name: string, lambda: IFunction): void {
    this.add(`${name}-errors`, lambda.metricErrors({ period }), 1, `The job ${name} failed`);
    const throttled = `The account had no function concurrency left for the job ${name}`;
    this.add(`${name}-throttles`, lambda.metricThrottles({ period }), 1, throttled);
  }

  private add(id: string, metric: IMetric, threshold: number, alarmDescription: string): void {
    const alarm = new Alarm(this, id, {
      metric,
      threshold,
      alarmDescription,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}
