import { CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import type { AlarmResources } from '#infra/config/alarms/alarm.ts';
import { alarmTable, budgetAlarm } from '#infra/config/alarms/alarm-table.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { Alarms } from './constructs/alarms.ts';
import { Dashboards } from './constructs/dashboards.ts';

interface WatchProps extends StackProps {
  /** The resources that it watches in the other stacks. */
  resources: AlarmResources;
  /** Encrypts the alarms. */
  key: IKey;
  stage: Stage;
}

/**
 * A stage's monthly budget. AWS Budgets emails the recipients of its severity when the budget is spent, or
 * soon will be.
 */
function addBudget(scope: Construct, { name, monthlyBudgetUsd, alarmRecipients }: Stage): CfnBudget {
  const subscribers = alarmRecipients[budgetAlarm.severity].map((address) => ({
    address,
    subscriptionType: 'EMAIL',
  }));
  return new CfnBudget(scope, budgetAlarm.section, {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:stage$${name}`] },
    },
    notificationsWithSubscribers: budgetAlarm.notifications.map(({ type, percent }) => ({
      notification: {
        notificationType: type,
        comparisonOperator: 'GREATER_THAN',
        threshold: percent,
        thresholdType: 'PERCENTAGE',
      },
      subscribers,
    })),
  });
}

/**
 * Monitoring: alarms, dashboards, topics and the budget. Its references to the other stacks are weak, so that
 * one deployment can remove a resource it watches.
 */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { resources, key, stage, ...props }: WatchProps) {
    super(scope, id, { ...props, description: 'Alarms and dashboards of the clinics' });
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    new Dashboards(this, 'Dashboards', resources);
    new Alarms(this, 'Alarms', { alarms: alarmTable(resources), stage, key });
    addBudget(this, stage);
  }
}
