const pricePattern = /^\$(0|[1-9]\d{0,4})\.(\d{2})$/;

/** Whole cents of a price text such as '$225.00'. Throws a RangeError on anything else. */
export function parsePrice(price: string): number {
  const [, dollars, cents] = pricePattern.exec(price) ?? [];
  if (dollars === undefined || cents === undefined) throw new RangeError(`Not a price: ${price}`);
  return Number(dollars) * 100 + Number(cents);
}
