import { expect, it } from 'vitest';
import { looksLikeCardNumber } from './card-number.ts';

it.each(['4242424242424242', '4242 4242 4242 4242', '3782-822463-10005', '6011111111111117'])(
  '%s looks like a card number',
  (text) => {
    expect(looksLikeCardNumber(text)).toBe(true);
  },
);

it.each(['4242424242424241', 'AC-778120', '12345', '', '424242424242', '4242424242424242x'])(
  '%s does not look like a card number',
  (text) => {
    expect(looksLikeCardNumber(text)).toBe(false);
  },
);
