import { Duration } from 'aws-cdk-lib';
import {
  EventSourceMapping,
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { addJobFunction, addSchedule, allowStream, type JobProps, type JobStream } from './job-function.ts';
import { addLostEvents } from './lost-events.ts';

/** Sends the outbox's mail: new mail when the table's stream reports it, postponed mail once a minute. */
export class MailJob extends Construct {
  readonly lambda: LambdaFunction;
  /** Holds events that the mail jobs could not handle. */
  readonly lost: Queue;

  constructor(scope: Construct, id: string, props: JobProps) {
    super(scope, id);
    this.lost = addLostEvents(this, 'an alarm watches it');
    const stream: JobStream = { arn: props.data.tables.Outbox.tableStreamArn ?? '', lost: this.lost };
    this.lambda = addJobFunction(
      this,
      'send-mail',
      'Sends the mails of the outbox.',
      props,
      allowStream(stream),
    );
    this.listen(stream);
    addSchedule(this, 'EveryMinute', 'send-mail', 'Mails that have to be tried again', this.lambda);
  }

  // The job records each failed mail and its next attempt itself. It fails as a whole only while DynamoDB is
  // down, so it retries for hours.
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
