import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  EventSourceMapping,
  type EventSourceMappingOptions,
  type Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { jobHandler } from '#infra/build/paths.ts';
import { environmentOf, type Resources } from '#infra/config/environment.ts';
import { type JobName, jobs, type ScheduledJobName } from '#infra/config/jobs.ts';
import { memoryClassOf } from '#infra/config/memory.ts';
import { timeoutSecondsOf } from '#infra/config/timeouts.ts';
import type { DataStack } from '#infra/stacks/data/data-stack.ts';
import { acknowledge } from '#infra/stacks/rules/acknowledge.ts';
import { BundledFunction } from './bundled-function.ts';
import { statementsOf } from './grants.ts';

export interface JobProps {
  data: DataStack;
  functionsDirectory: string;
  resources: Resources;
}

/**
 * Adds a job's function with the settings of its entry in jobs.ts.
 * @param statements additional permissions that its trigger requires
 */
export function addJobFunction(
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
  /** Why its queue of lost events needs no dead-letter queue of its own. */
  whyLostIsLast: string;
}

/**
 * Adds a job that a table's stream starts. Lambda reads the stream with the role of the job's function.
 * Returns the function, and the queue for events that it failed to handle.
 */
export function addStreamJob(
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
export function addSchedule(
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
