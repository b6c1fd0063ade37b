import { type PaymentRecord, paymentsTable } from '#functions/payments/store.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { queryPages } from '#functions/platform/dynamo/reads.ts';
import { isLiveMode } from '#functions/stripe/keys.ts';
import { isEnteredPayment } from '#shared/payments/payment.ts';
import { addDays, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';
import { comparePayment, type OpenDifference } from './compare-payment.ts';
import { type Day, emptyDay } from './day.ts';
import { readBalance } from './read-balance.ts';

const concurrency = 10;

/** The records whose money last moved on these days, by id. Leaves out payments of the other mode (test or live). */
async function recordsMovedOn(dates: readonly string[]): Promise<Map<string, PaymentRecord>> {
  const live = await isLiveMode();
  const records = new Map<string, PaymentRecord>();
  for (const date of dates) {
    const pages = queryPages<PaymentRecord>({
      TableName: paymentsTable,
      IndexName: 'byMovedDate',
      KeyConditionExpression: 'movedDate = :date',
      ExpressionAttributeValues: { ':date': date },
    });
    for await (const page of pages) {
      const compared = page.filter((record) => record.livemode === live && !isEnteredPayment(record));
      for (const record of compared) records.set(record.id, record);
    }
  }
  return records;
}

/**
 * Compares our payments with Stripe's balance, in both directions.
 * @returns each day from the first one to today, oldest first
 */
export async function compareDays(firstDate: string, now: Date): Promise<Day[]> {
  const days = new Map<string, Day>();
  const lastDate = clinicDateAt(now);
  for (let date = firstDate; date <= lastDate; date = addDays(date, 1)) days.set(date, emptyDay(date));
  // Read our records first: whatever they contain, Stripe already has by then, except what it books late.
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
