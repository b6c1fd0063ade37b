import type { DatedDifference } from '#functions/books/differences/difference-item.ts';
import { netCentsOf } from '#functions/payments/history/money-facts.ts';
import { revenueCentsOf } from '#functions/payments/record.ts';
import { isPayment, type PaymentRecord } from '#functions/payments/store.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

/**
 * Where a manager's status makes a payment count for something else than Stripe has of it. Its movements agree, so that
 * the books would say so while the revenue beside them does not.
 */
export function statusDifferences(record: PaymentRecord): DatedDifference[] {
  if (!isPayment(record) || !record.overriddenAt) return [];
  const { id, paidAt, overriddenAt } = record;
  const oursCents = revenueCentsOf(record);
  const stripeCents = paidAt ? netCentsOf(record) : 0;
  if (oursCents === stripeCents) return [];
  const date = clinicDateAt(new Date(overriddenAt));
  return [
    { kind: 'status-by-hand', movement: 'payment', id, paymentIntentId: id, oursCents, stripeCents, date },
  ];
}
