import { type PaymentRecord, paymentsTable } from '#functions/payments/store.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { queryAll } from '#functions/platform/dynamo/items.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { isLiveMode } from '#functions/stripe/keys.ts';
import { isEnteredPayment } from '#shared/payments/payment.ts';
import { comparedDays } from '#shared/reconciliation/routes.ts';
import { addDays, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';
import { comparePayment, type OpenDifference } from './compare-payment.ts';
import { type Day, emptyDay, readDays, saveCheckedAt, writeDays } from './day.ts';
import { readBalance } from './read-balance.ts';
import { settleLostEvents } from './settle-events.ts';

const concurrency = 10;

/** The records whose money last moved on these days, by id. Leaves out payments of the other mode (test or live). */
async function recordsMovedOn(dates: readonly string[]): Promise<Map<string, PaymentRecord>> {
  const live = await isLiveMode();
  const records = new Map<string, PaymentRecord>();
  for (const date of dates) {
    const moved = await queryAll<PaymentRecord>({
      TableName: paymentsTable,
      IndexName: 'byMovedDate',
      KeyConditionExpression: 'movedDate = :date',
      ExpressionAttributeValues: { ':date': date },
    });
    const compared = moved.filter((record) => record.livemode === live && !isEnteredPayment(record));
    for (const record of compared) records.set(record.id, record);
  }
  return records;
}

/**
 * Compares our payments with Stripe's balance, in both directions.
 * @returns each day from the first one to today, oldest first
 */
async function compareDays(firstDate: string, now: Date): Promise<Day[]> {
  const days = new Map<string, Day>();
  const lastDate = clinicDateAt(now);
  for (let date = firstDate; date <= lastDate; date = addDays(date, 1)) days.set(date, emptyDay(date));
  // Read our records before Stripe's: by then, Stripe has everything that they contain, except what Stripe books late.
  const records = await recordsMovedOn([...days.keys()]);
  const balance = await readBalance(clinicInstant(firstDate, 0));

  function dayOn(date: string): Day {
    const day = days.get(date) ?? emptyDay(date);
    days.set(date, day);
    return day;
  }

  function addDifference(difference: OpenDifference): void {
    // Earlier days keep the result of the last check that covered them completely.
    if (difference.date < firstDate) return;
    const day = dayOn(difference.date);
    day.open.push(difference);
    day.oursCents += difference.oursCents - difference.stripeCents;
  }

  const ids = [...new Set([...records.keys(), ...balance.movements.keys()])];
  await mapConcurrently(ids, concurrency, async (id) => {
    const movements = balance.movements.get(id) ?? [];
    const found = await comparePayment({ id, record: records.get(id), movements }, now);
    if (found === 'other-sale') return;
    for (const { date, cents, feeCents } of movements) {
      const day = dayOn(date);
      day.stripeCents += cents;
      // Start from Stripe's sum, which is ours too if the payment agrees. `addDifference` adds any difference below.
      day.oursCents += cents;
      day.feeCents += feeCents;
    }
    if (found) addDifference(found);
  });
  for (const { date, feeCents } of balance.fees) dayOn(date).feeCents += feeCents;
  for (const { id, date, cents, hasFailed } of balance.payouts) {
    const day = days.get(date);
    if (hasFailed) day?.open.push({ kind: 'payout-failed', id, date, oursCents: cents, stripeCents: 0 });
    else day?.payouts.push({ id, cents });
  }
  return [...days.values()];
}

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
 * balance, and stores each day's result. No check continues an earlier one, so a killed check can simply be repeated.
 */
export async function reconcile(now: Date): Promise<void> {
  await settleLostEvents(now);
  const firstDate = addDays(clinicDateAt(now), 1 - comparedDays);
  const days = await compareDays(firstDate, now);
  // Raise the alarm before the writes: if the process is killed in between, the alarm is raised twice rather than
  // never.
  await alarmNew(days, firstDate);
  const checkedAt = now.toISOString();
  await writeDays(days, checkedAt);
  await saveCheckedAt(checkedAt);
  log('info', 'reconciliation-done', { differences: overdueDifferences(days).length });
}
