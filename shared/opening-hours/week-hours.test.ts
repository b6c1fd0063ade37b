import { expect, test } from 'vitest';
import { usualWeek, weekHours } from './week-hours.ts';

test('the week of Thanksgiving names the holiday and the day after', () => {
  const words = weekHours('7', '2026-11-23').map(
    ({ date, hours, closedReason }) => `${date} ${hours ?? closedReason ?? 'closed'}`,
  );
  expect(words).toEqual([
    '2026-11-23 8:00 AM – 5:00 PM',
    '2026-11-24 8:00 AM – 5:00 PM',
    '2026-11-25 8:00 AM – 5:00 PM',
    '2026-11-26 Thanksgiving',
    '2026-11-27 the Thanksgiving holiday',
    '2026-11-28 closed',
    '2026-11-29 closed',
  ]);
});

test('hours are those on the clinic’s wall, across the change to daylight saving time', () => {
  const [sunday, monday] = weekHours('1', '2027-03-14');
  expect(sunday?.hours).toBeUndefined();
  expect(monday?.hours).toBe('8:00 AM – 5:00 PM');
});

test('a usual week has hours from Monday to Friday', () => {
  expect(usualWeek.map(({ weekday, hours }) => `${weekday} ${hours ?? 'closed'}`)).toEqual([
    'Monday 8:00 AM – 5:00 PM',
    'Tuesday 8:00 AM – 5:00 PM',
    'Wednesday 8:00 AM – 5:00 PM',
    'Thursday 8:00 AM – 5:00 PM',
    'Friday 8:00 AM – 5:00 PM',
    'Saturday closed',
    'Sunday closed',
  ]);
});
