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

interface SettleJobProps {
  data: DataStack;
  functionsDirectory: string;
  places: Places;
}

/** Asks Stripe every hour about the payments that no event has ended. A run that fails is made up for by the next. */
export class SettleJob extends Construct {
  constructor(scope: Construct, id: string, { data, functionsDirectory, places }: SettleJobProps) {
    super(scope, id);
    const access = jobAccess('settle-payments');
    const { lambda } = new RouteFunction(this, 'settle-payments', {
      description: 'Settles the payments that no event has ended.',
      bundle: bundleFolder(functionsDirectory, jobHandler('settle-payments')),
      environment: environmentOf(access, places),
      statements: statementsOf(access, data, places.mail),
      timeout: Duration.minutes(5),
    });
    new Rule(this, 'EveryHour', {
      description: 'Payments that are still open',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaTarget(lambda)],
    });
  }
}
