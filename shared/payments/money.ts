import { dollarsToCents } from './amount.ts';

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,320.00` */
export function formatCents(cents: number): string {
  return dollarFormat.format(cents / 100);
}

/** `$1,320.00`, of the dollars in a reply. */
export function formatDollars(dollars: number): string {
  return formatCents(dollarsToCents(dollars));
}
