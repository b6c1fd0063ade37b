import { expect, test } from 'vitest';
import { isMinorOn } from './minor.ts';

test.each([
  ['the day before turning 18', '2026-11-23', '2008-11-24', true],
  ['on the 18th birthday', '2026-11-24', '2008-11-24', false],
  ['an infant', '2026-11-24', '2026-11-01', true],
  ['an old adult', '2026-11-24', '1931-12-31', false],
  ['born on February 29, on February 28', '2026-02-28', '2008-02-29', true],
  ['born on February 29, on March 1', '2026-03-01', '2008-02-29', false],
])('%s', (_, date, dob, expected) => {
  expect(isMinorOn(date, dob)).toBe(expected);
});
