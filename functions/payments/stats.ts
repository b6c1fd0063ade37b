import { moveCounters, readCounters } from '#functions/platform/dynamo/month-counters.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import { type PaymentStatus, paymentStatuses } from '#shared/payments/payment.ts';
import { type PaymentItem, revenueCentsOf } from './record.ts';

/** The step that changes the counters for a changed, new or deleted payment; undefined when no counter changes. */
export function countPayment(
  from: PaymentItem | undefined,
  to: PaymentItem | undefined,
): TransactItem | undefined {
  const item = to ?? from;
  if (!item) return undefined;
  const changes: Partial<Record<PaymentStatus | 'revenueCents', number>> = {};
  if (from?.status !== to?.status) {
    if (from) changes[from.status] = -1;
    if (to) changes[to.status] = 1;
  }
  const revenue = (to ? revenueCentsOf(to) : 0) - (from ? revenueCentsOf(from) : 0);
  if (revenue !== 0) changes.revenueCents = revenue;
  return Object.keys(changes).length > 0 ? moveCounters('payments', item, changes) : undefined;
}

/** The number of payments by status, the revenue in dollars (see `revenueCentsOf`), and the success rate in percent. */
export async function readPaymentStats() {
  const { revenueCents, ...counts } = await readCounters('payments', [
    ...paymentStatuses,
    'revenueCents' as const,
  ]);
  const total = paymentStatuses.reduce((sum, status) => sum + counts[status], 0);
  const successRate = total === 0 ? 0 : Math.round((counts.succeeded * 1000) / total) / 10;
  return { total, ...counts, totalRevenue: centsToDollars(revenueCents), successRate };
}
