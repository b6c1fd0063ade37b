import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import { budgetAlarm } from '#infra/config/alarms/alarm-table.ts';
import type { Stage } from '#infra/stages/stage.ts';

/** What a stage may cost in a month. AWS Budgets emails the recipients of its severity when that is spent, or soon will be. */
export function addBudget(scope: Construct, { name, monthlyBudgetUsd, alarmRecipients }: Stage): CfnBudget {
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
