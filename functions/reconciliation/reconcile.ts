import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { comparedDays } from '#shared/reconciliation/routes.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';
import { compareDays } from './compare-days.ts';
import type { OpenDifference } from './compare-payment.ts';
import { type Day, readDays, writeDays } from './day.ts';
import { settleLostEvents } from './settle-events.ts';
import { saveCheckedAt } from './state.ts';

/** What needs a manager, each as a text that changes with its amounts. */
function overdueIn(days: readonly Day[]): string[] {
  const nameOf = ({ kind, id, oursCents, stripeCents }: OpenDifference) =>
    [kind, id, oursCents, stripeCents].join(' ');
  return days.flatMap(({ open }) => open.filter(({ isWaiting }) => !isWaiting).map(nameOf));
}

/** Alarms about what the check before had not found: a failed payout, for one, never stops being one. */
async function alarmNew(days: readonly Day[], firstDate: string): Promise<void> {
  const known = new Set(overdueIn(await readDays(firstDate, '9')));
  const fresh = overdueIn(days).filter((name) => !known.has(name));
  if (fresh.length === 0) return;
  log('error', 'reconciliation-differs', { differences: fresh.length });
  countMetric('ReconciliationDiffers');
}

/**
 * Reconciles our payments with Stripe: settles what lost events were about, compares our payments with Stripe's balance, and writes what it
 * found about each day. It remembers nothing of the checks before, so one that was killed is simply made again.
 */
export async function reconcile(now: Date): Promise<void> {
  await settleLostEvents(now);
  const firstDate = addDays(clinicDateAt(now), 1 - comparedDays);
  const days = await compareDays(firstDate, now);
  // Alarm before writing: a process killed in between alarms twice rather than never.
  await alarmNew(days, firstDate);
  const checkedAt = now.toISOString();
  await writeDays(days, checkedAt);
  await saveCheckedAt(checkedAt);
  log('info', 'reconciliation-done', { differences: overdueIn(days).length });
}
