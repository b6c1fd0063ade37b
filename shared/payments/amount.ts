export const currency = 'usd';

export const minPaymentCents = 50;

/** $100,000: the specification leaves the upper limit open. */
export const maxPaymentCents = 10_000_000;

const typedPattern = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{0,2}))?$/;

/**
 * Parses an amount of dollars as people type it ('10', '10.1', '$1,250.00') to whole cents; undefined for
 * anything else, such as '1.005'. Works on the digits, to avoid floating-point errors.
 */
export function parseDollars(text: string): number | undefined {
  const [, dollars, cents = ''] = typedPattern.exec(text.trim()) ?? [];
  if (dollars === undefined) return undefined;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

export function isPayable(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents >= minPaymentCents && cents <= maxPaymentCents;
}

/** Exact to two decimals, because a single division rounds only once. */
export function centsToDollars(cents: number): number {
  return cents / 100;
}

/** Exact for a reply's dollars, which have at most two decimals. */
export function dollarsToCents(dollars: number): number {
  return Math.round(dollars * 100);
}
