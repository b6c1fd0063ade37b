import { expect, test } from 'vitest';
import { closedDays } from '#shared/closed-days.ts';
import { slotRule } from './slot-rule.ts';

const fridayNoon = new Date('2026-11-20T12:00:00-08:00');

test.each([
  ['an open slot next week', '1', '2026-11-24', '9:30', undefined],
  ['later today', '1', '2026-11-20', '1:45', undefined],
  ['the last day of the horizon is a Saturday', '1', '2027-11-20', '9:30', 'date'],
  ['the last weekday within the horizon', '1', '2027-11-19', '9:30', undefined],
  ['earlier today', '1', '2026-11-20', '11:30', 'time'],
  ['yesterday', '1', '2026-11-19', '9:30', 'date'],
  ['a Sunday', '1', '2026-11-22', '9:30', 'date'],
  ['a Saturday', '1', '2026-11-21', '9:30', 'date'],
  ['Thanksgiving', '1', '2026-11-26', '9:30', 'date'],
  ['366 days ahead', '1', '2027-11-21', '9:30', 'date'],
  ['a time that no clinic has', '1', '2026-11-24', '9:31', 'time'],
  ['a time of another clinic', '1', '2026-11-24', '9:00', 'time'],
  ['the same time with a leading zero', '1', '2026-11-24', '09:30', 'time'],
  ['a day that does not exist', '1', '2026-02-30', '9:30', 'date'],
  ['an empty date', '1', '', '9:30', 'date'],
  ['a property name as time', '1', '2026-11-24', '__proto__', 'time'],
] as const)('%s', (_, locationId, date, time, field) => {
  expect(slotRule(locationId, date, fridayNoon)(time)?.field).toBe(field);
});

test('a slot can be booked until it starts', () => {
  const refusalAt = (instant: string) => slotRule('1', '2026-11-24', new Date(instant))('9:30')?.message;
  expect(refusalAt('2026-11-24T09:29:59-08:00')).toBeUndefined();
  expect(refusalAt('2026-11-24T09:30:00-08:00')).toBe('That time has passed');
});

test('a holiday, and a day on which one clinic is closed, are refused with the reason', () => {
  const messageOn = (date: string) => slotRule('3', date, fridayNoon)('9:30')?.message;
  expect(messageOn('2026-11-26')).toBe('Our clinics are closed on Thursday, November 26, for Thanksgiving');
  closedDays.push({ date: '2027-03-05', reason: 'staff training', clinicIds: ['3'] });
  expect(messageOn('2027-03-05')).toBe('This clinic is closed on Friday, March 5, for staff training');
  closedDays.pop();
});
