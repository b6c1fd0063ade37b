import { expect, test } from 'vitest';
import { timeLeftText } from './payment-history.tsx';

// 9:00 AM at the clinics.
const now = new Date('2026-11-23T17:00:00.000Z');

test.each([
  ['2026-11-23T16:59:00.000Z', 'deadline passed'],
  ['2026-11-24T07:59:00.000Z', 'due today'],
  ['2026-11-24T08:00:00.000Z', '1 day left'],
  ['2026-12-02T07:59:00.000Z', '8 days left'],
  // Daylight saving time begins in between, so one Sunday has only 23 hours.
  ['2027-03-15T08:00:00.000Z', '112 days left'],
])('to answer by %s there is: %s', (dueBy, text) => {
  expect(timeLeftText(dueBy, now)).toBe(text);
});
