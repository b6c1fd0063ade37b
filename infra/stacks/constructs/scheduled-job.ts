import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { bundleFolder, jobHandler } from '#infra/build/bundle-paths.ts';
import { environmentOf, type Places } from '#infra/policy/environment.ts';
import { jobSettings } from '#infra/policy/function-settings.ts';
import { type JobName, jobs } from '#infra/policy/job-access.ts';
import { jobTimeoutSeconds } from '#infra/policy/timeouts.ts';
import type { DataStack } from '#infra/stacks/data/data-stack.ts';
import { acknowledge } from '#infra/stacks/rules/acknowledge.ts';
import { scheduledWork } from '#infra/stacks/rules/reasons.ts';
import { statementsOf } from './grants.ts';
import { RouteFunction } from './route-function.ts';

interface ScheduledJobProps {
  data: DataStack;
  functionsDirectory: string;
  places: Places;
  job: JobName;
  description: string;
}

/** A job that runs on a schedule. The next run makes up for a failed one. */
export class ScheduledJob extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: ScheduledJobProps) {
    super(scope, id);
    const { data, functionsDirectory, places, job, description } = props;
    this.lambda = new RouteFunction(this, job, {
      description,
      bundle: bundleFolder(functionsDirectory, jobHandler(job)),
      environment: environmentOf(jobs[job], places),
      statements: statementsOf(jobs[job], data, places.mail),
      memory: jobSettings[job].memory,
      timeoutSeconds: jobTimeoutSeconds(job),
    }).lambda;
    new Rule(this, 'Schedule', {
      description,
      schedule: Schedule.rate(Duration.minutes(jobSettings[job].everyMinutes)),
      targets: [new LambdaTarget(this.lambda)],
    });
    acknowledge(this, scheduledWork);
  }
}
