import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsToDollars, dollarsToCents, isPayable, maxPaymentCents, parseDollars } from './amount.ts';
import { formatCents } from './money.ts';

it.each([
  ['10', 1000],
  ['10.1', 1010],
  ['10.10', 1010],
  [' $1,250.00 ', 125_000],
  ['0.50', 50],
  ['1.1', 110],
  ['19.99', 1999],
  ['1.15', 115],
])('%s is %i cents', (text, cents) => {
  expect(parseDollars(text)).toBe(cents);
});

it.each([
  '',
  '1.005',
  '1e21',
  '-5',
  '+5',
  '0x10',
  'five',
  '1,00',
  '1.2.3',
  'NaN',
  '٥',
  '1 000',
  '99999999999',
])('"%s" is not an amount', (text) => {
  expect(parseDollars(text)).toBeUndefined();
});

const cents = fc.integer({ min: 0, max: maxPaymentCents });

it('parses every formatted amount back to the same cents', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(parseDollars(formatCents(amount))).toBe(amount);
      expect(parseDollars((amount / 100).toFixed(2))).toBe(amount);
    }),
    { numRuns: 2_000 },
  );
});

it('converts cents to dollars with at most two decimals, and back', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(String(centsToDollars(amount))).toMatch(/^\d+(\.\d{1,2})?$/);
      expect(dollarsToCents(centsToDollars(amount))).toBe(amount);
    }),
    { numRuns: 2_000 },
  );
});

it.each([49, 0, -50, 50.5, 1e21, Number.NaN, maxPaymentCents + 1])('%d cents cannot be paid', (amount) => {
  expect(isPayable(amount)).toBe(false);
});

it.each([50, 51, maxPaymentCents])('%i cents can be paid', (amount) => {
  expect(isPayable(amount)).toBe(true);
});
