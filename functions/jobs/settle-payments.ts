import { sweepPendingPayments } from '#functions/payments/settle/sweep-pending-payments.ts';
import { now as clock } from '#functions/platform/clock.ts';

/** The job at a given time, which tests choose. */
export function settlePayments(now: Date): Promise<void> {
  return sweepPendingPayments(now);
}

/** Called by a schedule, every five minutes. */
export function handler(): Promise<void> {
  return settlePayments(clock());
}
