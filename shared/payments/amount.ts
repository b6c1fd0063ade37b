/** In cents (spec §5). */
export const minPaymentCents = 50;

/** In cents: $100,000 (design.md, readings). */
export const maxPaymentCents = 10_000_000;

const typedPattern = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{0,2}))?$/;

/**
 * The whole cents of an amount as somebody types it: '10', '10.1', '$1,250.00'. Undefined for what is no amount of
 * dollars and cents, such as '1.005'. Read digit by digit: no sum of money ever is a floating point number.
 */
export function parseDollars(text: string): number | undefined {
  const [, dollars, cents = ''] = typedPattern.exec(text.trim()) ?? [];
  if (dollars === undefined) return undefined;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** Whether a payment of so many cents can be taken at all. */
export function isPayable(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents >= minPaymentCents && cents <= maxPaymentCents;
}

/** Cents as the dollars of a reply: a number with at most two decimals. Exact, since one division rounds once. */
export function centsToDollars(cents: number): number {
  return cents / 100;
}

/** Whole cents of the dollars in a reply. Exact: they have two decimals at most. */
export function dollarsToCents(dollars: number): number {
  return Math.round(dollars * 100);
}
