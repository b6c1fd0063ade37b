import {
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { addSchedule, addStreamJob, type JobProps } from './job-function.ts';

/** Reconciles our payments with Stripe: daily, and when the table's stream reports a manager's request. */
export class ReconciliationJob extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: JobProps) {
    super(scope, id);
    const description = 'Compares our payments with Stripe’s balance.';
    const { lambda } = addStreamJob(this, 'reconcile', description, props, {
      id: 'Requests',
      table: 'Reconciliation',
      whyLostIsLast: 'the schedule makes up for it',
      startingPosition: StartingPosition.LATEST,
      batchSize: 1,
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.or('INSERT', 'MODIFY'),
          // The job writes to the same table: without this filter, it would start itself endlessly.
          dynamodb: { Keys: { book: { S: FilterRule.isEqual('request') } } },
        }),
      ],
      // The schedule tries again anyway.
      retryAttempts: 1,
    });
    this.lambda = lambda;
    const schedule = 'Begins the check of the day, and goes on with one that has not finished';
    addSchedule(this, 'Schedule', 'reconcile', schedule, lambda);
  }
}
