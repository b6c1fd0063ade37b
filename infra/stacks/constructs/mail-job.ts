import { Duration } from 'aws-cdk-lib';
import { type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  EventSourceMapping,
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { bundleFolder, jobHandler } from '#infra/build/bundle-paths.ts';
import { environmentOf, type Places } from '#infra/policy/environment.ts';
import { jobSettings } from '#infra/policy/function-settings.ts';
import { jobs } from '#infra/policy/job-access.ts';
import { jobTimeoutSeconds } from '#infra/policy/timeouts.ts';
import type { DataStack } from '#infra/stacks/data/data-stack.ts';
import { acknowledge } from '#infra/stacks/rules/acknowledge.ts';
import { scheduledWork } from '#infra/stacks/rules/reasons.ts';
import type { AlarmDefinition } from './alarms.ts';
import { statementsOf } from './grants.ts';
import { addLostEvents } from './lost-events.ts';
import { RouteFunction } from './route-function.ts';

interface MailJobProps {
  data: DataStack;
  functionsDirectory: string;
  places: Places;
}

const period = Duration.minutes(5);

/** Sends the outbox: new mail when the table's stream reports it, postponed mail once a minute. */
export class MailJob extends Construct {
  readonly lambda: LambdaFunction;
  private readonly lost: Queue;
  private readonly metricNamespace: string;

  constructor(scope: Construct, id: string, { data, functionsDirectory, places }: MailJobProps) {
    super(scope, id);
    this.metricNamespace = places.metricNamespace;
    const streamArn = data.tables.Outbox.tableStreamArn ?? '';
    const access = jobs['send-mail'];
    this.lost = addLostEvents(this, 'an alarm watches it');
    this.lambda = new RouteFunction(this, 'send-mail', {
      description: 'Sends the mails of the outbox.',
      bundle: bundleFolder(functionsDirectory, jobHandler('send-mail')),
      environment: environmentOf(access, places),
      statements: [
        ...statementsOf(access, data, places.mail),
        new PolicyStatement({
          actions: ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
            (action) => `dynamodb:${action}`,
          ),
          resources: [streamArn],
        }),
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.lost.queueArn] }),
      ],
      memory: jobSettings['send-mail'].memory,
      timeoutSeconds: jobTimeoutSeconds('send-mail'),
    }).lambda;
    this.listen(streamArn);
    new Rule(this, 'EveryMinute', {
      description: 'Mails that have to be tried again',
      schedule: Schedule.rate(Duration.minutes(jobSettings['send-mail'].everyMinutes)),
      targets: [new LambdaTarget(this.lambda)],
    });
    acknowledge(this, scheduledWork);
  }

  /** The problems that page someone. */
  get jobAlarms(): AlarmDefinition[] {
    const dead = new Metric({
      namespace: this.metricNamespace,
      metricName: 'MailAbandoned',
      statistic: Stats.SUM,
      period,
    });
    return [
      {
        id: 'MailAbandoned',
        metric: dead,
        threshold: 1,
        description: 'A mail was given up after eight tries',
      },
      {
        id: 'MailLost',
        metric: this.lost.metricApproximateNumberOfMessagesVisible({ period }),
        threshold: 1,
        description: 'The mail job could not even look at a mail',
      },
      {
        id: 'MailLate',
        metric: this.age(),
        threshold: Duration.minutes(10).toMilliseconds(),
        description: 'New mails wait for over ten minutes',
      },
    ];
  }

  private age(): IMetric {
    return this.lambda.metric('IteratorAge', { statistic: Stats.MAXIMUM, period });
  }

  // The job records each failed mail and its next attempt itself. It fails as a whole only while DynamoDB is down, so
  // retrying for hours is right.
  private listen(eventSourceArn: string): void {
    new EventSourceMapping(this, 'NewMails', {
      target: this.lambda,
      eventSourceArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 10,
      filters: [FilterCriteria.filter({ eventName: FilterRule.isEqual('INSERT') })],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 100,
      maxRecordAge: Duration.hours(12),
      onFailure: { bind: () => ({ destination: this.lost.queueArn }) },
    });
  }
}
