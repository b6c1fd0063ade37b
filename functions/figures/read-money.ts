import { movementsOf } from '#functions/payments/history/money-facts.ts';
import { isOrder } from '#functions/payments/lab-orders/order.ts';
import { isPayment, type PaymentRecord, paymentsTable } from '#functions/payments/store.ts';
import { readWorklist } from '#functions/payments/worklist/read-worklist.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { queryAll } from '#functions/platform/dynamo/items.ts';
import { periodsBetween } from '#functions/platform/months.ts';
import type { Figures } from '#shared/figures/figures.ts';
import { dollarsToCents } from '#shared/payments/amount.ts';
import type { PaymentMovementKind } from '#shared/payments/movement.ts';
import { addDays, type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import type { FigureDays } from './figure-days.ts';

const concurrency = 10;

const counted: readonly PaymentMovementKind[] = ['payment', 'refund', 'refund-failure'];

function recordsMovedOn(date: ClinicDate): Promise<PaymentRecord[]> {
  return queryAll({
    TableName: paymentsTable,
    IndexName: 'byMovedDate',
    KeyConditionExpression: 'movedDate = :date',
    ExpressionAttributeValues: { ':date': date },
  });
}

/**
 * The records whose money moved on `from` or later. A record is listed under the day of its last movement, so a payment
 * made on `from` may be listed under any day until today. Reads today last: a record whose money moves in the meantime
 * is then listed under today, and is read again rather than missed.
 */
async function recordsMovedSince(from: ClinicDate, now: Date): Promise<PaymentRecord[]> {
  const today = clinicDateAt(now);
  const earlier = await mapConcurrently(
    periodsBetween(from, addDays(today, -1), addDays),
    concurrency,
    recordsMovedOn,
  );
  const records = [...earlier.flat(), ...(await recordsMovedOn(today))];
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

async function countDrawn({ startsAt, endsAt }: FigureDays): Promise<number> {
  const drawn = await queryAll({
    TableName: paymentsTable,
    IndexName: 'byOrder',
    KeyConditionExpression: 'orderStatus = :drawn AND orderSince BETWEEN :from AND :to',
    ProjectionExpression: 'id',
    ExpressionAttributeValues: {
      ':drawn': 'drawn',
      ':from': startsAt.toISOString(),
      ':to': endsAt.toISOString(),
    },
  });
  return drawn.length;
}

/** The money on these days, the work list's money now, and the lab orders: see `figuresSchema`. */
export async function readMoney(days: FigureDays, now: Date): Promise<Pick<Figures, 'money' | 'labOrders'>> {
  const [records, drawn, { items }] = await Promise.all([
    recordsMovedSince(days.from, now),
    countDrawn(days),
    readWorklist(now),
  ]);
  const isOnDays = (instant: string) => {
    const date = clinicDateAt(new Date(instant));
    return date >= days.from && date <= days.to;
  };
  const moved = records
    .flatMap(movementsOf)
    .filter(({ kind, movedAt }) => counted.includes(kind) && isOnDays(movedAt));
  const orders = records.filter((record) => isPayment(record) && isOrder(record) && isOnDays(record.paidAt));
  // Items in dollars have no `currency`. Leave out the others, which are sales of other products.
  const waiting = items.filter(({ currency }) => !currency);
  const centsOf = (amounts: readonly { amount: number }[]) =>
    amounts.reduce((sum, { amount }) => sum + dollarsToCents(amount), 0);
  return {
    money: { taken: centsOf(moved), due: centsOf(waiting) },
    labOrders: { paid: orders.length, drawn },
  };
}
