import {
  EventSourceMapping,
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { addJobFunction, addSchedule, allowStream, type JobProps, type JobStream } from './job-function.ts';
import { addLostEvents } from './lost-events.ts';

/**
 * Reconciles our payments with Stripe: daily, and when the table's stream reports a
 * manager's request.
 */
export class ReconciliationJob extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: JobProps) {
    super(scope, id);
    const stream: JobStream = {
      arn: props.data.tables.Reconciliation.tableStreamArn ?? '',
      lost: addLostEvents(this, 'the schedule makes up for it'),
    };
    const description = 'Compares our payments with Stripe’s balance.';
    this.lambda = addJobFunction(this, 'reconcile', description, props, allowStream(stream));
    this.listen(stream);
    const schedule = 'Begins the check of the day, and goes on with one that has not finished';
    addSchedule(this, 'Schedule', 'reconcile', schedule, this.lambda);
  }

  // The job writes to the same table: without the filter, it would start itself endlessly.
  private listen({ arn, lost }: JobStream): void {
    new EventSourceMapping(this, 'Requests', {
      target: this.lambda,
      eventSourceArn: arn,
      startingPosition: StartingPosition.LATEST,
      batchSize: 1,
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.or('INSERT', 'MODIFY'),
          dynamodb: { Keys: { book: { S: FilterRule.isEqual('request') } } },
        }),
      ],
      // The schedule tries again anyway.
      retryAttempts: 1,
      onFailure: { bind: () => ({ destination: lost.queueArn }) },
    });
  }
}
