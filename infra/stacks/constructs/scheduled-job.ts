import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { ScheduledJobName } from '#infra/config/jobs.ts';
import { addJobFunction, addSchedule, type JobProps } from './job-function.ts';

interface ScheduledJobProps extends JobProps {
  job: ScheduledJobName;
  description: string;
}

/** A job that runs on a schedule. The next run makes up for a failed one. */
export class ScheduledJob extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, { job, description, ...props }: ScheduledJobProps) {
    super(scope, id);
    this.lambda = addJobFunction(this, job, description, props);
    addSchedule(this, 'Schedule', job, description, this.lambda);
  }
}
