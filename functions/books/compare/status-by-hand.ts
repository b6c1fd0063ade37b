import type { DatedDifference } from '#functions/books/differences/difference-item.ts';
import { netCentsOf } from '#functions/payments/history/money-facts.ts';
import { revenueCentsOf } from '#functions/payments/record.ts';
import { isPayment, type PaymentRecord } from '#functions/payments/store.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

/**
 * Where the status that a manager set makes a payment's revenue differ from Stripe's money for it. Its movements agree, so
 * comparing them alone would say that the books agree.
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
