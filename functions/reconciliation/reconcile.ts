import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { comparedDays } from '#shared/reconciliation/routes.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';
import { compareDays } from './compare-days.ts';
import type { OpenDifference } from './compare-payment.ts';
import { type Day, readDays, writeDays } from './day.ts';
import { settleLostEvents } from './settle-events.ts';
import { saveCheckedAt } from './state.ts';

/** The differences that need a manager, each as a text that changes with its amounts. */
function overdueDifferences(days: readonly Day[]): string[] {
  const nameOf = ({ kind, id, oursCents, stripeCents }: OpenDifference) =>
    [kind, id, oursCents, stripeCents].join(' ');
  return days.flatMap(({ open }) => open.filter(({ isWaiting }) => !isWaiting).map(nameOf));
}

/**
 * Raises an alarm only for differences that the previous check didn't find. A failed payout, for example, never goes
 * away.
 */
async function alarmNew(days: readonly Day[], firstDate: string): Promise<void> {
  const known = new Set(overdueDifferences(await readDays(firstDate, '9')));
  const fresh = overdueDifferences(days).filter((name) => !known.has(name));
  if (fresh.length === 0) return;
  log('error', 'reconciliation-differs', { differences: fresh.length });
  countMetric('ReconciliationDiffers');
}

/**
 * Reconciles our payments with Stripe: settles payments whose events were lost, compares our payments with Stripe's
 * balance, and stores each day's result. It keeps no state between checks, so a killed check can simply be repeated.
 */
export async function reconcile(now: Date): Promise<void> {
  await settleLostEvents(now);
  const firstDate = addDays(clinicDateAt(now), 1 - comparedDays);
  const days = await compareDays(firstDate, now);
  // Raise the alarm before writing: a process killed in between raises it twice rather than never.
  await alarmNew(days, firstDate);
  const checkedAt = now.toISOString();
  await writeDays(days, checkedAt);
  await saveCheckedAt(checkedAt);
  log('info', 'reconciliation-done', { differences: overdueDifferences(days).length });
}
