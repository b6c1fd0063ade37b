import { describe, expect, test } from 'vitest';
import {
  type ClosedTime,
  closedTimeOf,
  closureId,
  closureRefusal,
  normalizeHours,
  overlapsHours,
  timesToClose,
} from './closure.ts';

// Monday, 9:00 in Nevada
const now = new Date('2026-11-23T17:00:00Z');
const tuesday: ClosedTime = { locationId: '1', date: '2026-11-24' };

test.each([
  [{}, {}],
  [{ from: '13:30' }, { from: '1:30' }],
  [{ from: '1:30' }, { from: '1:30' }],
  [{ to: '12:15' }, { to: '12:15' }],
  [
    { from: '09:00', to: '16:05' },
    { from: '9:00', to: '4:05' },
  ],
  // A closure that starts at opening or before has no `from`, and one that lasts until closing or longer has no `to`.
  [{ from: '07:30', to: '21:30' }, {}],
  [{ from: '8:00', to: '13:30' }, { to: '1:30' }],
  [{ from: '13:30', to: '17:00' }, { from: '1:30' }],
])('the hours %o are normalized to %o', (typed, normalized) => {
  expect(normalizeHours(typed)).toEqual(normalized);
  expect(normalizeHours(normalized)).toEqual(normalized);
});

test.each([
  [{}, '2026-11-24_1_day'],
  [{ from: '9:00', to: '13:30' }, '2026-11-24_1_0900-1330'],
  [{ from: '09:00', to: '1:30' }, '2026-11-24_1_0900-1330'],
  [{ from: '1:30' }, '2026-11-24_1_1330-close'],
  [{ to: '13:30' }, '2026-11-24_1_open-1330'],
  [{ from: '08:00', to: '13:30' }, '2026-11-24_1_open-1330'],
  [{ from: '08:00', to: '17:00' }, '2026-11-24_1_day'],
])('the hours %o give the id %s', (hours, id) => {
  expect(closureId({ ...tuesday, ...hours })).toBe(id);
  expect(closedTimeOf(id)).toEqual({ ...tuesday, ...normalizeHours(hours) });
});

describe('the slots that a closure covers', () => {
  test.each([
    [{}, ['9:30', '10:45', '11:30', '1:45', '2:30', '3:10']],
    [{ from: '12:00' }, ['1:45', '2:30', '3:10']],
    [{ to: '10:45' }, ['9:30']],
    // An appointment at 10:45 lasts until 11:15.
    [{ from: '11:14', to: '11:31' }, ['10:45', '11:30']],
    [{ from: '11:15', to: '11:30' }, []],
  ])('in the hours %o are %j', (hours, times) => {
    expect(timesToClose({ ...tuesday, ...hours }, now)).toEqual(times);
    expect(times.every((time) => overlapsHours(time, normalizeHours(hours)))).toBe(true);
  });

  test('leave out those that have started', () => {
    const late = new Date('2026-11-24T19:00:00Z');
    expect(timesToClose(tuesday, late)).toEqual(['11:30', '1:45', '2:30', '3:10']);
  });
});

test.each([
  ['a day', {}, undefined],
  ['today', { date: '2026-11-23' }, undefined],
  ['yesterday', { date: '2026-11-20' }, ['date', 'That day has passed']],
  ['a Sunday', { date: '2026-11-29' }, ['date', 'Our clinics are open Monday through Friday']],
  [
    'a holiday',
    { date: '2026-11-26' },
    ['date', 'Our clinics are closed on Thursday, November 26, for Thanksgiving'],
  ],
  ['the far future', { date: '2027-11-24' }, ['date', 'Choose a date within the next year']],
  ['no time at all', { from: '9:00', to: '9:00' }, ['to', 'Choose an end time after the start time']],
  ['backwards', { from: '1:30', to: '11:00' }, ['to', 'Choose an end time after the start time']],
  ['lunch', { from: '12:00', to: '1:00' }, ['from', 'There are no visit times during these hours']],
  ['the evening', { from: '18:00', to: '20:00' }, ['from', 'There are no visit times during these hours']],
])('closing for %s', (_, changes, refused) => {
  const refusal = closureRefusal({ ...tuesday, ...changes }, now);
  expect(refusal && [refusal.field, refusal.message]).toEqual(refused);
});
