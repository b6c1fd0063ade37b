import { expect, test } from 'vitest';
import { isNpi } from './npi.ts';
import { provider } from './prices.ts';

test.each([
  ['1234567893', true],
  ['1679576722', true],
  ['1234567890', false],
  ['2134567893', false],
  ['1111111111', false],
  ['0000000000', false],
])('the check digit of %s: %s', (digits, isRight) => expect(isNpi(digits)).toBe(isRight));

test('the group’s own NPI is right', () => expect(isNpi(provider.npi)).toBe(true));
