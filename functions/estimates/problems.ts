import { isDue } from '#functions/appointments/estimate.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { Problem } from '#shared/api/problem.ts';
import { hasBegun } from '#shared/estimates/estimate-rule.ts';

/** Refuses an estimate for a visit that was canceled or missed. */
export function checkEstimable({ status }: AppointmentItem): void {
  if (status !== 'cancelled' && status !== 'no-show') return;
  const word = status === 'cancelled' ? 'canceled' : 'missed';
  throw new Problem('conflict', `This visit has been ${word}, so there’s nothing to estimate.`);
}

/** Refuses to replace an estimate once its visit has begun: a dispute compares the bill with that estimate. */
export function checkReplaceable(item: AppointmentItem, now: Date): void {
  if (!hasBegun(item, now)) return;
  throw new Problem(
    'conflict',
    'This visit has begun, so the estimate that its patient was given stays as it is and can’t be replaced.',
  );
}

/** Refuses an estimate from the price list when none is due anymore. */
export function checkDue(item: AppointmentItem, now: Date): void {
  if (!isDue(item, now)) throw new Problem('conflict', 'This estimate isn’t due anymore.');
}
