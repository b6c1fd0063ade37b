import { expect, test } from 'vitest';
import { ageText } from './appointments-texts.ts';

test.each([
  ['1987-06-05', '2026-06-04', 'age 38'],
  ['1987-06-05', '2026-06-05', 'age 39'],
  ['2024-02-29', '2026-02-28', 'age 1'],
  ['2024-02-29', '2026-03-01', 'age 2'],
  ['2026-11-24', '2026-11-24', 'under age 1'],
])('someone born on %s is on %s: %s', (dob, day, age) => {
  expect(ageText(day, dob)).toBe(age);
});
