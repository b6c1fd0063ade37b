import type { DynamoDBStreamEvent, ScheduledEvent } from 'aws-lambda';
import { now as clock } from '#functions/platform/clock.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { readCheckedAt, readRequestedAt } from '#functions/reconciliation/day.ts';
import { reconcile } from '#functions/reconciliation/reconcile.ts';
import { stripeKeys } from '#functions/stripe/keys.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

/** Whether to reconcile now: a manager has requested a check, or a new day has begun. */
async function isDue(now: Date): Promise<boolean> {
  // Until an operator has filled in the keys, there are no payments to compare.
  if (!(await stripeKeys()).secretKey) return false;
  const [checkedAt, requestedAt = ''] = await Promise.all([readCheckedAt(), readRequestedAt()]);
  if (!checkedAt || requestedAt > checkedAt) return true;
  return clinicDateAt(new Date(checkedAt)) < clinicDateAt(now);
}

/** Reconciles if it’s due. */
export async function reconcileIfDue(now: Date): Promise<void> {
  if (await isDue(now)) await reconcile(now);
}

/**
 * Called by the stream when a manager requests a check, and every 15 minutes by the schedule, which also repeats a
 * check that was killed.
 */
export function handler(event: DynamoDBStreamEvent | ScheduledEvent): Promise<void> {
  if (!('Records' in event)) countMetric('ReconcileScheduleRan');
  return reconcileIfDue(clock());
}
