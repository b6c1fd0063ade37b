import { expect, it } from 'vitest';
import { homeFeaturedTests, labTests } from '#shared/lab-tests/catalogue.ts';
import { parsePrice } from '#shared/lab-tests/price.ts';
import { formatCents } from './money.ts';

it('formats cents as dollars', () => {
  expect(formatCents(5)).toBe('$0.05');
  expect(formatCents(132_000)).toBe('$1,320.00');
  for (const { price } of [...labTests, ...homeFeaturedTests])
    expect(formatCents(parsePrice(price))).toBe(price);
});

it('is exact for every total that a cart can reach', () => {
  for (let cents = 0; cents <= 99_999; cents += 1) {
    const text = formatCents(cents).replace(',', '');
    expect(parsePrice(text)).toBe(cents);
  }
});
