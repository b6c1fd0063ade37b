import type { Attention } from '#functions/payments/history/attention.ts';
import { netCentsOf } from '#functions/payments/history/money-facts.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { isPayment, type PaymentRecord, paymentsTable } from '#functions/payments/store.ts';
import { queryAll } from '#functions/platform/dynamo/items.ts';
import { dayMs } from '#shared/time/durations.ts';

/** An open order that was paid this long ago is overdue: a manager should contact the patient. */
const overdueMs = 180 * dayMs;
const kind = 'lab-order-open';

function overdueBefore(now: Date): string {
  return new Date(now.getTime() - overdueMs).toISOString();
}

/** The work list item of an overdue order: paid long ago and not drawn. None if a manager has marked it as handled. */
export function waitingOrderOf(record: PaymentRecord, now: Date): Attention[] {
  if (!isPayment(record) || record.orderStatus !== 'open' || record.handled?.includes(kind)) return [];
  const { orderSince: since = '' } = record;
  return since <= overdueBefore(now) ? [{ kind, key: kind, cents: netCentsOf(record), since }] : [];
}

/** The overdue orders, oldest first. */
export function waitingOrders(now: Date): Promise<PaymentItem[]> {
  return queryAll({
    TableName: paymentsTable,
    IndexName: 'byOrder',
    KeyConditionExpression: 'orderStatus = :open AND orderSince <= :since',
    ExpressionAttributeValues: { ':open': 'open', ':since': overdueBefore(now) },
  });
}
