import { describe, expect, test } from 'vitest';
import type { Opening } from '#shared/availability/routes.ts';
import { openingStatus } from './opening-status.ts';

const closesAt5 = { open: true, closesAt: '2026-11-24T01:00:00.000Z' };

function statusOf(state: Pick<Opening, 'open' | 'opensAt' | 'closesAt'>, now: string) {
  return openingStatus({ id: '1', next: [], ...state }, new Date(now));
}

describe('at the moment of the reply, a clinic says', () => {
  test.each([
    ['2026-11-23T09:00:00-08:00', closesAt5, 'Open now · closes 5:00 PM'],
    ['2026-11-23T07:59:00-08:00', { open: false, opensAt: '2026-11-23T16:00:00Z' }, 'Opens today 8:00 AM'],
    ['2026-11-23T17:00:00-08:00', { open: false, opensAt: '2026-11-24T16:00:00Z' }, 'Opens tomorrow 8:00 AM'],
    ['2026-11-21T12:00:00-08:00', { open: false, opensAt: '2026-11-23T16:00:00Z' }, 'Opens Monday 8:00 AM'],
    [
      '2026-11-26T10:00:00-08:00',
      { open: false, opensAt: '2026-11-30T16:00:00Z' },
      'Closed today for Thanksgiving · opens Monday 8:00 AM',
    ],
    [
      '2026-11-27T10:00:00-08:00',
      { open: false, opensAt: '2026-11-30T16:00:00Z' },
      'Closed today for the Thanksgiving holiday · opens Monday 8:00 AM',
    ],
    // Staff have closed the clinic until three, or for the week.
    ['2026-12-01T13:00:00-08:00', { open: false, opensAt: '2026-12-01T23:00:00Z' }, 'Opens today 3:00 PM'],
    [
      '2026-11-30T10:00:00-08:00',
      { open: false, opensAt: '2026-12-07T16:00:00Z' },
      'Opens Monday, December 7, 8:00 AM',
    ],
    ['2026-11-30T10:00:00-08:00', { open: false }, 'Closed until further notice'],
    ['2026-11-26T10:00:00-08:00', { open: false }, 'Closed today for Thanksgiving'],
  ])('at %s: %s %s', (now, state, text) => {
    expect(statusOf(state, now)).toEqual({ open: state.open, text });
  });
});

describe('on a page left open, the status follows the clock', () => {
  const opensAt8 = { open: false, opensAt: '2026-11-23T16:00:00.000Z' };

  test.each([
    ['to closing time', closesAt5, '2026-11-23T17:00:00-08:00', 'Opens tomorrow 8:00 AM'],
    ['over night', closesAt5, '2026-11-24T08:00:00-08:00', 'Open now · closes 5:00 PM'],
    [
      'to the evening before a holiday',
      { open: true, closesAt: '2026-11-26T01:00:00Z' },
      '2026-11-25T17:01:00-08:00',
      'Opens Monday 8:00 AM',
    ],
    [
      'past an early closing by staff',
      { open: true, closesAt: '2026-11-23T20:00:00Z' },
      '2026-11-23T12:30:00-08:00',
      'Opens tomorrow 8:00 AM',
    ],
    ['to opening time', opensAt8, '2026-11-23T08:00:00-08:00', 'Open now · closes 5:00 PM'],
    ['through a day', opensAt8, '2026-11-23T19:00:00-08:00', 'Opens tomorrow 8:00 AM'],
    [
      'over the change to daylight saving',
      { open: true, closesAt: '2027-03-13T01:00:00Z' },
      '2027-03-15T08:00:00-07:00',
      'Open now · closes 5:00 PM',
    ],
    [
      'into a holiday',
      closesAt5,
      '2026-11-26T10:00:00-08:00',
      'Closed today for Thanksgiving · opens Monday 8:00 AM',
    ],
  ])('%s', (_, state, now, text) => {
    expect(statusOf(state, now).text).toBe(text);
  });
});
