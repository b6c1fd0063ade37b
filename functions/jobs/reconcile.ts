import type { Context, DynamoDBStreamEvent, ScheduledEvent } from 'aws-lambda';
import { reconcile } from '#functions/books/reconcile.ts';
import { isRequestOpen, readRequest } from '#functions/books/request.ts';
import { Overtaken, readState } from '#functions/books/state/books-state.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { stripeKeys } from '#functions/stripe/keys.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { minuteMs } from '#shared/time/durations.ts';

/** What one step may take, such as a day with very many payments. */
const marginMs = 2 * minuteMs;

/** Whether the books should be checked: a manager asks, a run was killed or ran out of time, or a day has begun. */
async function isDue(now: Date): Promise<boolean> {
  // Until an operator has filled in the keys, there are no payments to compare.
  if (!(await stripeKeys()).secretKey) return false;
  const [state, request] = await Promise.all([readState(), readRequest()]);
  if (!state?.checkedAt || state.run || isRequestOpen(request, state.checkedAt)) return true;
  return clinicDateAt(new Date(state.checkedAt)) < clinicDateAt(now);
}

/** Checks the books for as long as there is a reason to. */
export async function checkBooks(now: () => Date, isOutOfTime: () => boolean = () => false): Promise<void> {
  try {
    while (!isOutOfTime() && (await isDue(now()))) await reconcile(now(), isOutOfTime);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    log('info', 'reconciliation-overtaken');
  }
}

/**
 * Called by the stream when a manager asks for a check, and every 15 minutes by the schedule, which also goes on with a
 * run that was killed.
 */
export function handler(event: DynamoDBStreamEvent | ScheduledEvent, context: Context): Promise<void> {
  if (!('Records' in event)) countMetric('BooksScheduleRan');
  return checkBooks(clock, () => context.getRemainingTimeInMillis() < marginMs);
}
