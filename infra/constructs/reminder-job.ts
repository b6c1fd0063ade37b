import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { jobAccess } from '#infra/access.ts';
import { bundleFolder, jobHandler } from '#infra/bundle.ts';
import type { DataStack } from '#infra/data-stack.ts';
import { environmentOf, type Places } from '#infra/environment.ts';
import { statementsOf } from './grants.ts';
import { RouteFunction } from './route-function.ts';

interface ReminderJobProps {
  data: DataStack;
  functionsDirectory: string;
  places: Places;
}

/** Puts reminders into the outbox when they are due. A run that fails is made up for by the next. */
export class ReminderJob extends Construct {
  constructor(scope: Construct, id: string, { data, functionsDirectory, places }: ReminderJobProps) {
    super(scope, id);
    const access = jobAccess('queue-reminders');
    const { lambda } = new RouteFunction(this, 'queue-reminders', {
      description: 'Queues the reminders that are due.',
      bundle: bundleFolder(functionsDirectory, jobHandler('queue-reminders')),
      environment: environmentOf(access, places),
      statements: statementsOf(access, data, places.mail),
      timeout: Duration.seconds(60),
    });
    new Rule(this, 'EveryTenMinutes', {
      description: 'Reminders of visits',
      schedule: Schedule.rate(Duration.minutes(10)),
      targets: [new LambdaTarget(lambda)],
    });
  }
}
