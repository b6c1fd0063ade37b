/** Brands as Stripe names them. The site has icons for the first four. */
export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';

const brands: readonly [Brand, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|602|64[4-9]|65)/],
  ['diners', /^3(0|[689])/],
  ['jcb', /^35/],
  ['unionpay', /^(62|81)/],
];

/** The brand of a card number, which may be incomplete. `number` has digits only. */
export function brandOf(number: string): Brand {
  return brands.find(([, pattern]) => pattern.test(number))?.[0] ?? 'unknown';
}
