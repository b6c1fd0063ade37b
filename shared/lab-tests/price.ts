const pricePattern = /^\$(0|[1-9]\d{0,4})\.(\d{2})$/;

/** Parses '$225.00' to whole cents. Throws a RangeError for anything else. */
export function parsePrice(price: string): number {
  const [, dollars, cents] = pricePattern.exec(price) ?? [];
  if (dollars === undefined || cents === undefined) throw new RangeError(`Not a price: ${price}`);
  return Number(dollars) * 100 + Number(cents);
}

/** The total price of tests, in cents. */
export function totalCentsOf(tests: readonly { price: string }[]): number {
  return tests.reduce((sum, { price }) => sum + parsePrice(price), 0);
}
