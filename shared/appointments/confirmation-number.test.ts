import { expect, test } from 'vitest';
import { confirmationNumberPattern, newConfirmationNumber } from './confirmation-number.ts';

test('consists of the prefix, the last six digits of the clock and six random characters', () => {
  const sequence = [0, 0.5, 0.999, 0.1, 0.2, 0.3].values();
  const number = newConfirmationNumber(new Date(1_795_000_123_456), () => Number(sequence.next().value));
  expect(number).toBe('UC123456AS9DHK');
  expect(number).toMatch(confirmationNumberPattern);
});

test.each(['UC12345ABCDEF', 'uc123456ABCDEF', 'UC123456ABCDEF ', 'UC123456abcdef', '__proto__', ''])(
  '%j is not a confirmation number',
  (text) => {
    expect(text).not.toMatch(confirmationNumberPattern);
  },
);
