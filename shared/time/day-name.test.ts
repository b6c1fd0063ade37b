import { expect, test } from 'vitest';
import { dayName, shortDayName } from './day-name.ts';

const friday = '2026-11-20';

test.each([
  [friday, 'today', 'Today'],
  ['2026-11-21', 'tomorrow', 'Tomorrow'],
  ['2026-11-23', 'Monday', 'Monday'],
  ['2026-11-26', 'Thursday', 'Thursday'],
  ['2026-11-27', 'Friday, November 27', 'Nov 27'],
])('on a Friday, %s is told as “%s”', (date, name, shortName) => {
  expect(dayName(date, friday)).toBe(name);
  expect(shortDayName(date, friday)).toBe(shortName);
});
