import { describe, expect, test } from 'vitest';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';

// Monday, 10:00 in Nevada: clinic 1's slot at 9:30 has begun.
const system = await openTestSystem({ now: '2026-11-23T10:00:00-08:00' });
const { close, look, reopen, list } = closuresOf(system);

describe('is refused:', () => {
  test.each([
    ['a past day', { date: '2026-11-20' }, 'date'],
    ['a weekend', { date: '2026-11-28' }, 'date'],
    ['a day beyond the horizon', { date: '2027-11-24' }, 'date'],
    ['no day', { date: '2026-02-30' }, 'date'],
    ['an end before the beginning', { from: '14:00', to: '9:00' }, 'to'],
    ['hours without visits', { from: '12:00', to: '13:00' }, 'from'],
    ['hours that are over', { date: '2026-11-23', to: '9:45' }, 'from'],
    ['no time', { from: 'noon' }, 'from'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['no clinic', { locationId: '99' }, 'locationId'],
  ])('%s', async (_, changes, field) => {
    const { status, problem } = await close(changes);
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]]);
  });

  test.each(['2026-12-24_1_day', 'nothing', '__proto__'])('the unknown closure %s', async (id) => {
    expect((await look(id)).status).toBe(404);
    expect((await reopen(id)).status).toBe(404);
  });
});

describe('the list', async () => {
  const days = ['2027-03-31', '2027-04-01', '2027-04-02'];
  await close({ date: '2026-11-23' });
  for (const date of days.toReversed()) {
    for (const locationId of ['10', '2']) await close({ date, locationId });
  }
  await close({ date: days[1], locationId: '2', from: '9:00', to: '11:00' });
  const idsOf = async (query: Record<string, string>) =>
    (await list(query)).body.closures.map(({ id }) => id);

  test('is sorted by day, then clinic, across months', async () => {
    expect(await idsOf({ from: '2027-03-01', to: '2027-04-30' })).toEqual([
      '2027-03-31_2_day',
      '2027-03-31_10_day',
      '2027-04-01_2_0900-1100',
      '2027-04-01_2_day',
      '2027-04-01_10_day',
      '2027-04-02_2_day',
      '2027-04-02_10_day',
    ]);
  });

  test('keeps to its days, both included', async () => {
    expect(await idsOf({ from: '2027-04-02', to: '2027-04-02' })).toHaveLength(2);
    expect(await idsOf({ from: '2027-04-03', to: '2027-04-01' })).toEqual([]);
    expect(await idsOf({ from: '2027-04-03' })).toEqual([]);
  });

  test('runs from today to the last bookable day by default', async () => {
    const ids = await idsOf({});
    expect(ids[0]).toBe('2026-11-23_1_day');
    expect(ids).toContain('2027-04-02_10_day');
    expect(ids).toEqual(ids.toSorted((a, b) => a.slice(0, 10).localeCompare(b.slice(0, 10))));
  });

  test.each<Record<string, string>>([{ from: '2026-01-01', to: '2027-03-01' }, { from: 'today' }])(
    'refuses %o',
    async (query) => {
      expect((await list(query)).status).toBe(422);
    },
  );
});
