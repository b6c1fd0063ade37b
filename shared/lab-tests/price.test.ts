import { expect, it } from 'vitest';
import { parsePrice } from './price.ts';

it.each([
  ['$225.00', 22_500],
  ['$0.05', 5],
  ['$0.50', 50],
  ['$19.99', 1999],
  ['$99999.99', 9_999_999],
])('%s is %i cents', (price, cents) => {
  expect(parsePrice(price)).toBe(cents);
});

it.each([
  '',
  '225.00',
  '$225',
  '$225.0',
  '$225.000',
  '$ 225.00',
  ' $225.00',
  '$225.00\n',
  '-$225.00',
  '$-225.00',
  '$1,225.00',
  '$007.00',
  '$1e3.00',
  '$٢.00',
  '$NaN',
  '$100000.00',
])('%j is not a price', (text) => {
  expect(() => parsePrice(text)).toThrow(RangeError);
});
