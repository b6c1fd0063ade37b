import type { Json } from '#infra/testing/cloud/synthesized-cloud.ts';

/** What something costs in a month, in US dollars. */
export interface Cost {
  tags: Readonly<Record<string, string>>;
  /** Until now. */
  spent: number;
  /** By the end of the month, as AWS forecasts it. */
  forecast: number;
}

/** An email that AWS Budgets sends. */
export interface BudgetMail {
  percent: number;
  addresses: string[];
}

/**
 * The emails that a synthesized budget sends about these costs. It counts those with one of its tags, `user:key$value`.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-budgets-budget.html
 */
export function budgetMails(
  { Budget, NotificationsWithSubscribers }: Json,
  costs: readonly Cost[],
): BudgetMail[] {
  const counted: readonly string[] = Budget.CostFilters.TagKeyValue;
  const ours = costs.filter(({ tags }) =>
    Object.entries(tags).some(([key, value]) => counted.includes(`user:${key}$${value}`)),
  );
  const totals: Readonly<Record<string, number>> = {
    ACTUAL: ours.reduce((sum, { spent }) => sum + spent, 0),
    FORECASTED: ours.reduce((sum, { forecast }) => sum + forecast, 0),
  };
  return NotificationsWithSubscribers.flatMap(({ Notification, Subscribers }: Json) => {
    const { NotificationType, ComparisonOperator, Threshold, ThresholdType } = Notification;
    const total = totals[NotificationType];
    if (total === undefined || ComparisonOperator !== 'GREATER_THAN' || ThresholdType !== 'PERCENTAGE')
      throw new TypeError(`unknown notification ${JSON.stringify(Notification)}`);
    if (total <= (Budget.BudgetLimit.Amount * Threshold) / 100) return [];
    const byEmail = Subscribers.filter(({ SubscriptionType }: Json) => SubscriptionType === 'EMAIL');
    return [{ percent: Threshold, addresses: byEmail.map(({ Address }: Json) => Address) }];
  });
}
