import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { EventBus, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  type CfnFunction,
  EventSourceMapping,
  type EventSourceMappingOptions,
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { type ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { jobHandler } from '#infra/build/paths.ts';
import { environmentOf, type Resources } from '#infra/config/environment.ts';
import { type JobName, jobs, type ScheduledJobName } from '#infra/config/jobs.ts';
import { memoryClassOf } from '#infra/config/memory.ts';
import { timeoutSecondsOf } from '#infra/config/timeouts.ts';
import type { DataStack } from '#infra/stacks/data/data-stack.ts';
import { acknowledge } from '#infra/stacks/rules/acknowledge.ts';
import { BundledFunction } from './bundled-function.ts';
import { statementsOf } from './grants.ts';

interface JobProps {
  data: DataStack;
  functionsDirectory: string;
  resources: Resources;
}

/**
 * Adds a job's function with the settings of its entry in jobs.ts.
 * @param statements additional permissions that its trigger requires
 */
function addJobFunction(
  scope: Construct,
  job: JobName,
  description: string,
  { data, functionsDirectory, resources }: JobProps,
  statements: readonly PolicyStatement[] = [],
): LambdaFunction {
  return new BundledFunction(scope, job, {
    description,
    bundle: join(functionsDirectory, jobHandler(job)),
    environment: environmentOf(jobs[job], resources),
    logGroup: new LogGroup(scope, 'Log', { removalPolicy: RemovalPolicy.DESTROY }),
    statements: [...statementsOf(jobs[job], data, resources.mail), ...statements],
    memory: memoryClassOf(jobs[job]),
    timeoutSeconds: timeoutSecondsOf(jobs[job]),
  }).lambda;
}

/**
 * The queue for events that their job failed to handle.
 * @param why why this queue needs no dead-letter queue of its own
 */
function addLostEvents(scope: Construct, why: string): Queue {
  const queue = new Queue(scope, 'Lost', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  acknowledge(queue, {
    rules: ['CT.SQS.PR.1'],
    reason: `It is itself where events go that failed for good; ${why}.`,
  });
  return queue;
}

interface JobStream extends Omit<EventSourceMappingOptions, 'eventSourceArn' | 'onFailure'> {
  /** The id of the mapping's construct. */
  id: string;
  table: 'Outbox' | 'Reconciliation';
  /** Why the queue of lost events needs no dead-letter queue of its own. */
  whyLostIsLast: string;
}

/**
 * Adds a job that a table's stream starts. Lambda reads the stream with the role of the job's function.
 * Returns the function, and the queue for events that it failed to handle.
 */
function addStreamJob(
  scope: Construct,
  job: JobName,
  description: string,
  props: JobProps,
  { id, table, whyLostIsLast, ...settings }: JobStream,
): { lambda: LambdaFunction; lost: Queue } {
  const lost = addLostEvents(scope, whyLostIsLast);
  const eventSourceArn = props.data.tables[table].tableStreamArn ?? '';
  const reads = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
  const lambda = addJobFunction(scope, job, description, props, [
    new PolicyStatement({
      actions: reads.map((action) => `dynamodb:${action}`),
      resources: [eventSourceArn],
    }),
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [lost.queueArn] }),
  ]);
  const onFailure = { bind: () => ({ destination: lost.queueArn }) };
  new EventSourceMapping(scope, id, { ...settings, target: lambda, eventSourceArn, onFailure });
  return { lambda, lost };
}

/** Starts a job at the interval of its entry in jobs.ts. */
function addSchedule(
  scope: Construct,
  id: string,
  job: ScheduledJobName,
  description: string,
  lambda: LambdaFunction,
): void {
  new Rule(scope, id, {
    description,
    schedule: Schedule.rate(Duration.minutes(jobs[job].everyMinutes)),
    targets: [new LambdaTarget(lambda)],
  });
}

/** Adds a job on a schedule. After a failed run, the next one catches up. */
export function addScheduledJob(
  scope: Construct,
  id: string,
  job: ScheduledJobName,
  description: string,
  props: JobProps,
): LambdaFunction {
  const own = new Construct(scope, id);
  const lambda = addJobFunction(own, job, description, props);
  addSchedule(own, 'Schedule', job, description, lambda);
  return lambda;
}

/**
 * Adds the job that sends the outbox's mail: new mail when the table's stream reports it, postponed mail once a minute.
 * Returns its function, and the queue for events that the mail jobs could not handle.
 */
export function addMailJob(scope: Construct, props: JobProps): { lambda: LambdaFunction; lost: Queue } {
  const own = new Construct(scope, 'Mail');
  // The job records each failed mail and its next attempt itself. It fails as a whole only while DynamoDB is
  // down, so Lambda retries it for hours.
  const { lambda, lost } = addStreamJob(own, 'send-mail', 'Sends the mails of the outbox.', props, {
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
  addSchedule(own, 'EveryMinute', 'send-mail', 'Mails that have to be tried again', lambda);
  return { lambda, lost };
}

/**
 * Adds the job that reconciles our payments with Stripe: daily, and when the table's stream reports a manager's
 * request.
 */
export function addReconciliationJob(scope: Construct, props: JobProps): LambdaFunction {
  const own = new Construct(scope, 'Reconciliation');
  const description = 'Compares our payments with Stripe’s balance.';
  const { lambda } = addStreamJob(own, 'reconcile', description, props, {
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
  const schedule = 'Begins the check of the day, and goes on with one that has not finished';
  addSchedule(own, 'Schedule', 'reconcile', schedule, lambda);
  return lambda;
}

/**
 * Adds the job that processes SES's reports on our email. SES sends them to the account's default event bus, the only
 * destination without a topic or policy that could let in callers from outside the account by mistake.
 * @param delivery the SES configuration set of our email
 * @param lost the queue for events that the job failed to handle
 */
export function addFeedbackJob(
  scope: Construct,
  delivery: ConfigurationSet,
  lost: Queue,
  props: JobProps,
): LambdaFunction {
  const own = new Construct(scope, 'Feedback');
  const description = 'Stops email to addresses that bounce or complain.';
  const keepLost = new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [lost.queueArn] });
  const lambda = addJobFunction(own, 'record-feedback', description, props, [keepLost]);
  // After two failed retries, Lambda sends the event to this queue. Set this directly: the construct's
  // `deadLetterQueue` adds a policy to the role.
  (lambda.node.defaultChild as CfnFunction).deadLetterConfig = { targetArn: lost.queueArn };
  delivery.addEventDestination('Feedback', {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(own, 'Bus', 'default')),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
  });
  new Rule(own, 'Events', {
    description: 'Bounces, complaints and rejections of our email',
    // Matches the events of this stage: the bus carries those of every stage in the account.
    eventPattern: {
      source: ['aws.ses'],
      detail: { mail: { tags: { 'ses:configuration-set': [delivery.configurationSetName] } } },
    },
    targets: [new LambdaTarget(lambda, { deadLetterQueue: lost })],
  });
  return lambda;
}
