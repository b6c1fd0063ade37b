import { afterAll, describe, expect, test, vi } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';

// With `now: ''`, the handlers read the process's clock, which the tests set.
const system = await openTestSystem({ now: '' });

vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

async function openingsAt(instant: string) {
  vi.setSystemTime(instant);
  const { status, body } = await system.call('GET /api/openings');
  expect(status).toBe(200);
  expect(body.locations.map(({ id }) => id)).toEqual(clinicIds);
  return body.locations;
}

async function clinicAt(instant: string, id = '1') {
  const { next, ...state } = (await openingsAt(instant)).find((location) => location.id === id) ?? {};
  return { state, next: next?.map(({ date, time }) => `${date} ${time}`) };
}

function book(changes: Record<string, unknown>) {
  return system.call('POST /api/appointments', { body: bookingBody(changes) });
}

async function close(hours: { date: string; from?: string; to?: string }) {
  const body = { locationId: '1', reason: 'Power outage', ...hours };
  const { status } = await system.call('POST /api/closures', { body, claims: adminClaims() });
  expect(status).toBe(201);
}

describe('a clinic is', () => {
  test.each([
    // On a Monday, at 7:59, 8:00, 16:59 and 17:00
    ['2026-11-23T15:59:59Z', { open: false, opensAt: '2026-11-23T16:00:00.000Z' }],
    ['2026-11-23T16:00:00Z', { open: true, closesAt: '2026-11-24T01:00:00.000Z' }],
    ['2026-11-24T00:59:59Z', { open: true, closesAt: '2026-11-24T01:00:00.000Z' }],
    ['2026-11-24T01:00:00Z', { open: false, opensAt: '2026-11-24T16:00:00.000Z' }],
    // A Saturday
    ['2026-11-21T20:00:00Z', { open: false, opensAt: '2026-11-23T16:00:00.000Z' }],
    // The evening before Thanksgiving, noon on Thanksgiving, and the Friday after
    ['2026-11-26T01:00:00Z', { open: false, opensAt: '2026-11-30T16:00:00.000Z' }],
    ['2026-11-26T20:00:00Z', { open: false, opensAt: '2026-11-30T16:00:00.000Z' }],
    ['2026-11-27T20:00:00Z', { open: false, opensAt: '2026-11-30T16:00:00.000Z' }],
    // Before and after the clocks go forward, and back
    ['2027-03-13T01:00:00Z', { open: false, opensAt: '2027-03-15T15:00:00.000Z' }],
    ['2027-03-15T15:00:00Z', { open: true, closesAt: '2027-03-16T00:00:00.000Z' }],
    ['2026-10-31T00:00:00Z', { open: false, opensAt: '2026-11-02T16:00:00.000Z' }],
    ['2026-11-02T16:00:00Z', { open: true, closesAt: '2026-11-03T01:00:00.000Z' }],
  ])('at %s: %o', async (instant, state) => {
    expect((await clinicAt(instant)).state).toEqual({ id: '1', ...state });
  });

  test('closed while staff have closed it', async () => {
    vi.setSystemTime('2027-01-04T16:00:00Z');
    for (const hours of [{ from: '10:00', to: '12:00' }, { from: '3:00' }]) {
      await close({ date: '2027-01-05', ...hours });
    }
    await close({ date: '2027-01-06' });
    for (const [instant, state] of [
      ['2027-01-05T17:59:00Z', { open: true, closesAt: '2027-01-05T18:00:00.000Z' }],
      ['2027-01-05T18:00:00Z', { open: false, opensAt: '2027-01-05T20:00:00.000Z' }],
      ['2027-01-05T20:00:00Z', { open: true, closesAt: '2027-01-05T23:00:00.000Z' }],
      ['2027-01-05T23:00:00Z', { open: false, opensAt: '2027-01-07T16:00:00.000Z' }],
    ] as const) {
      expect((await clinicAt(instant)).state).toEqual({ id: '1', ...state });
    }
    expect((await clinicAt('2027-01-05T20:00:00Z', '2')).state).toMatchObject({ open: true });
  });
});

describe('the next available times', () => {
  test('are three, across days', async () => {
    expect((await clinicAt('2026-12-07T21:45:00Z')).next).toEqual([
      '2026-12-07 2:30',
      '2026-12-07 3:10',
      '2026-12-08 9:30',
    ]);
  });

  test('leave out a holiday', async () => {
    expect((await clinicAt('2026-11-25T23:00:00Z')).next).toEqual([
      '2026-11-25 3:10',
      '2026-11-30 9:30',
      '2026-11-30 10:45',
    ]);
  });

  test('leave out what is booked or closed', async () => {
    vi.setSystemTime('2027-02-01T16:00:00Z');
    expect((await book({ date: '2027-02-02', time: '9:30' })).status).toBe(201);
    await close({ date: '2027-02-02', from: '11:15' });
    await close({ date: '2027-02-03' });
    expect((await clinicAt('2027-02-02T16:00:00Z')).next).toEqual([
      '2027-02-02 10:45',
      '2027-02-04 9:30',
      '2027-02-04 10:45',
    ]);
  });

  test('of a clinic closed for two weeks are none', async () => {
    vi.setSystemTime('2027-04-02T23:00:00Z');
    const weekdays = [5, 6, 7, 8, 9, 12, 13, 14, 15, 16];
    for (const day of weekdays) await close({ date: `2027-04-${String(day).padStart(2, '0')}` });
    expect(await clinicAt('2027-04-03T12:00:00Z')).toEqual({ state: { id: '1', open: false }, next: [] });
  });

  test.each([
    ['on a Monday morning', '2026-12-14T16:00:00Z'],
    ['on the evening before the clocks go forward', '2027-03-13T00:20:00Z'],
    ['on Christmas', '2026-12-25T18:00:00Z'],
  ])('can all be booked %s', async (_, instant) => {
    const offers = (await openingsAt(instant)).flatMap(({ id, next }) =>
      next.map(({ date, time }) => ({ location: { id }, date, time })),
    );
    expect(offers).toHaveLength(3 * clinicIds.length);
    const answers = await Promise.all(offers.map(book));
    expect(answers.map(({ status }) => status)).toEqual(offers.map(() => 201));
  });
});
