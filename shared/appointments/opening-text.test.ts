import { expect, test } from 'vitest';
import { openingText, shortDayName } from './opening-text.ts';

const friday = '2026-11-20';

test.each([
  [friday, 'today 1:45 PM', 'Today'],
  ['2026-11-21', 'tomorrow 1:45 PM', 'Tomorrow'],
  ['2026-11-23', 'Monday 1:45 PM', 'Monday'],
  ['2026-11-26', 'Thursday 1:45 PM', 'Thursday'],
  ['2026-11-27', 'Friday, November 27, 1:45 PM', 'Nov 27'],
])('on a Friday, %s is told as “%s”', (date, words, day) => {
  const opening = { date, time: '1:45' };
  expect(openingText(opening, friday)).toBe(words);
  expect(shortDayName(date, friday)).toBe(day);
});
