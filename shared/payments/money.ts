import { dollarsToCents } from './amount.ts';

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,320.00` */
export function formatCents(cents: number): string {
  return dollarFormat.format(cents / 100);
}

/** `€13.20` or `¥1,320`, from an amount in the smallest unit of its currency. */
export function formatMinorUnits(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

/** `$1,320.00`, from the dollars in a reply. */
export function formatDollars(dollars: number): string {
  return formatCents(dollarsToCents(dollars));
}
