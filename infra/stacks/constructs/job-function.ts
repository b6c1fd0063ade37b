import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { bundleFolder, jobHandler } from '#infra/build/paths.ts';
import { environmentOf, type Resources } from '#infra/config/environment.ts';
import { type JobName, jobs, type ScheduledJobName } from '#infra/config/jobs.ts';
import { memoryClassOf } from '#infra/config/memory.ts';
import { timeoutSecondsOf } from '#infra/config/timeouts.ts';
import type { DataStack } from '#infra/stacks/data/data-stack.ts';
import { BundledFunction } from './bundled-function.ts';
import { statementsOf } from './grants.ts';

export interface JobProps {
  data: DataStack;
  functionsDirectory: string;
  resources: Resources;
}

/** A table's stream that starts a job. Lambda reads it with the role of the job's function. */
export interface JobStream {
  arn: string;
  /** The queue for records that the job failed to handle. */
  lost: Queue;
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
    bundle: bundleFolder(functionsDirectory, jobHandler(job)),
    environment: environmentOf(jobs[job], resources),
    logGroup: new LogGroup(scope, 'Log', { removalPolicy: RemovalPolicy.DESTROY }),
    statements: [...statementsOf(jobs[job], data, resources.mail), ...statements],
    memory: memoryClassOf(jobs[job]),
    timeoutSeconds: timeoutSecondsOf(jobs[job]),
  }).lambda;
}

/** The permissions for a stream to start a job. */
export function allowStream({ arn, lost }: JobStream): PolicyStatement[] {
  const actions = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
  return [
    new PolicyStatement({ actions: actions.map((action) => `dynamodb:${action}`), resources: [arn] }),
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [lost.queueArn] }),
  ];
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
