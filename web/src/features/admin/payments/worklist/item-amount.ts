import { dollarsToCents } from '#shared/payments/amount.ts';
import { formatMinorUnits } from '#shared/payments/money.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';

/** The amount of an item, in its own currency. */
export function itemAmount({ amount, currency = 'usd' }: WorkItem): string {
  return formatMinorUnits(dollarsToCents(amount), currency);
}
