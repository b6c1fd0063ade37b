import { Duration } from 'aws-cdk-lib';
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
import { statementsOf } from './grants.ts';
import { addLostEvents } from './lost-events.ts';
import { RouteFunction } from './route-function.ts';

interface BooksJobProps {
  data: DataStack;
  functionsDirectory: string;
  places: Places;
}

/** Checks the books: every day, and when the table's stream reports that a manager asks for it. */
export class BooksJob extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, { data, functionsDirectory, places }: BooksJobProps) {
    super(scope, id);
    const streamArn = data.tables.Books.tableStreamArn ?? '';
    const access = jobs.reconcile;
    const lost = addLostEvents(this, 'the schedule makes up for it');
    this.lambda = new RouteFunction(this, 'reconcile', {
      description: 'Compares our payments with Stripe’s balance.',
      bundle: bundleFolder(functionsDirectory, jobHandler('reconcile')),
      environment: environmentOf(access, places),
      statements: [
        ...statementsOf(access, data, places.mail),
        new PolicyStatement({
          actions: ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
            (action) => `dynamodb:${action}`,
          ),
          resources: [streamArn],
        }),
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [lost.queueArn] }),
      ],
      memory: jobSettings.reconcile.memory,
      timeoutSeconds: jobTimeoutSeconds('reconcile'),
    }).lambda;
    this.listen(this.lambda, streamArn, lost);
    new Rule(this, 'Schedule', {
      description: 'Begins the check of the day, and goes on with one that has not finished',
      schedule: Schedule.rate(Duration.minutes(jobSettings.reconcile.everyMinutes)),
      targets: [new LambdaTarget(this.lambda)],
    });
    acknowledge(this, scheduledWork);
  }

  // The job writes to the same table: without the filter, it would start itself for ever.
  private listen(target: LambdaFunction, eventSourceArn: string, lost: Queue): void {
    new EventSourceMapping(this, 'Requests', {
      target,
      eventSourceArn,
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
