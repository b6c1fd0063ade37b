const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,320.00` */
export function formatCents(cents: number): string {
  return dollarFormat.format(cents / 100);
}
