import { Duration } from 'aws-cdk-lib';
import {
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { addSchedule, addStreamJob, type JobProps } from './job-function.ts';

/** Sends the outbox's mail: new mail when the table's stream reports it, postponed mail once a minute. */
export class MailJob extends Construct {
  readonly lambda: LambdaFunction;
  /** Holds events that the mail jobs could not handle. */
  readonly lost: Queue;

  constructor(scope: Construct, id: string, props: JobProps) {
    super(scope, id);
    // The job records each failed mail and its next attempt itself. It fails as a whole only while DynamoDB is
    // down, so Lambda retries it for hours.
    const { lambda, lost } = addStreamJob(this, 'send-mail', 'Sends the mails of the outbox.', props, {
      id: 'NewMails',
      table: 'Outbox',
      whyLostIsLast: 'an alarm watches it',
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 10,
      filters: [FilterCriteria.filter({ eventName: FilterRule.isEqual('INSERT') })],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 100,
      maxRecordAge: Duration.hours(12),
    });
    this.lambda = lambda;
    this.lost = lost;
    addSchedule(this, 'EveryMinute', 'send-mail', 'Mails that have to be tried again', lambda);
  }
}
