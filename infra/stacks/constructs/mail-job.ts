import { Duration } from 'aws-cdk-lib';
import { type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import {
  EventSourceMapping,
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { AlarmDefinition } from './alarms.ts';
import { addJobFunction, addSchedule, type JobProps, type JobStream } from './job-function.ts';
import { addLostEvents } from './lost-events.ts';

const period = Duration.minutes(5);

/** Sends the outbox: new mail when the table's stream reports it, postponed mail once a minute. */
export class MailJob extends Construct {
  readonly lambda: LambdaFunction;
  private readonly lost: Queue;
  private readonly metricNamespace: string;

  constructor(scope: Construct, id: string, props: JobProps) {
    super(scope, id);
    this.metricNamespace = props.places.metricNamespace;
    this.lost = addLostEvents(this, 'an alarm watches it');
    const stream: JobStream = { arn: props.data.tables.Outbox.tableStreamArn ?? '', lost: this.lost };
    this.lambda = addJobFunction(this, 'send-mail', 'Sends the mails of the outbox.', props, stream);
    this.listen(stream);
    addSchedule(this, 'EveryMinute', 'send-mail', 'Mails that have to be tried again', this.lambda);
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
  private listen({ arn, lost }: JobStream): void {
    new EventSourceMapping(this, 'NewMails', {
      target: this.lambda,
      eventSourceArn: arn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 10,
      filters: [FilterCriteria.filter({ eventName: FilterRule.isEqual('INSERT') })],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 100,
      maxRecordAge: Duration.hours(12),
      onFailure: { bind: () => ({ destination: lost.queueArn }) },
    });
  }
}
