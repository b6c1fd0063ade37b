import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';

// Friday, 16:00 in Nevada: one slot is left today, at 4:30.
const system = await openTestSystem({ now: '2026-12-04T16:00:00-08:00' });

async function look(date?: string) {
  const { status, body, problem } = await system.call(
    'GET /api/availability',
    date === undefined ? {} : { query: { date } },
  );
  return { status, body, problem };
}

function book(changes: Record<string, unknown>) {
  return system.call('POST /api/appointments', { body: bookingBody(changes) });
}

describe('availability', () => {
  test('without a date is that of the first day with an available slot: today, while one is left', async () => {
    const { body } = await look();
    expect(body).toMatchObject({ date: '2026-12-04', closed: false, nextOpenDate: '2026-12-07' });
    expect(body.now).toMatch(/^2026-12-05T00:0/);
    const free = body.locations.flatMap(({ id, slots }) =>
      slots.filter((slot) => slot.isAvailable).map(({ time }) => [id, time]),
    );
    expect(free.filter(([id]) => id !== '8')).toEqual([
      ['4', '4:30'],
      ['6', '4:30'],
      ['7', '4:30'],
      ['9', '4:30'],
      ['10', '4:30'],
    ]);
  });

  test('lists all clinics, each slot with its text, instant and length', async () => {
    const { body } = await look('2026-12-08');
    expect(body.locations.map(({ id }) => id)).toEqual(clinicIds);
    expect(body.locations[0]?.slots[3]).toEqual({
      time: '1:45',
      startsAt: '2026-12-08T21:45:00.000Z',
      isAvailable: true,
      duration: 30,
    });
  });

  test('marks what is booked, at that clinic only', async () => {
    await book({ date: '2026-12-08', time: '9:30', location: { id: '2' } });
    const { body } = await look('2026-12-08');
    const firstSlotOf = (id: string) =>
      body.locations.find((location) => location.id === id)?.slots[0]?.isAvailable;
    expect([firstSlotOf('1'), firstSlotOf('2'), firstSlotOf('3')]).toEqual([true, false, true]);
  });

  test('marks what is closed, at that clinic only, and offers the first day that is open', async () => {
    const claims = adminClaims();
    const close = (changes: Record<string, unknown>) => {
      const body = { locationId: '1', date: '2027-01-05', reason: 'Holiday', ...changes };
      return system.call('POST /api/closures', { body, claims });
    };
    await close({ from: '1:00' });
    const [first, second] = (await look('2027-01-05')).body.locations;
    expect([first?.closed, second?.closed]).toEqual([false, false]);
    expect(first?.slots.map(({ isAvailable, closed }) => [isAvailable, closed])).toEqual([
      ...Array(3).fill([true, undefined]),
      ...Array(3).fill([false, true]),
    ]);
    for (const locationId of clinicIds) expect((await close({ locationId })).status).toBe(201);
    const day = (await look('2027-01-05')).body;
    expect([day.closed, day.locations.every(({ closed }) => closed)]).toEqual([false, true]);
    expect((await look('2027-01-04')).body.nextOpenDate).toBe('2027-01-06');
    for (const id of ['2027-01-05_1_day', '2027-01-05_1_1300-close']) {
      await system.call('DELETE /api/closures/{id}', { params: { id }, claims });
    }
    expect((await look('2027-01-04')).body.nextOpenDate).toBe('2027-01-05');
  });

  test.each(['2026-12-05', '2026-12-06'])('says that %s is closed, and when it opens', async (date) => {
    const { body } = await look(date);
    expect(body).toMatchObject({ date, closed: true, nextOpenDate: '2026-12-07' });
    expect(body.locations).toHaveLength(clinicIds.length);
    expect(body.locations.every(({ closed, slots }) => !closed && slots.length === 0)).toBe(true);
  });

  test('says why a weekday is closed, and when the clinics open', async () => {
    const { body } = await look('2026-12-25');
    const closedReason = 'Christmas';
    expect(body).toMatchObject({ closed: true, closedReason, nextOpenDate: '2026-12-28' });
    expect(body.locations).toEqual(clinicIds.map((id) => ({ id, closed: true, closedReason, slots: [] })));
    expect((await look('2026-12-24')).body).not.toHaveProperty('closedReason');
  });

  test('offers nothing of a day that has passed, but a way on', async () => {
    const { body } = await look('2026-12-02');
    expect(
      body.locations.every(({ slots }) => slots.length > 0 && slots.every((slot) => !slot.isAvailable)),
    ).toBe(true);
    expect(body.nextOpenDate).toBe('2026-12-07');
  });

  test.each(['2027-12-05', '9999-12-31'])('%s is beyond the horizon', async (date) => {
    const { status, problem } = await look(date);
    expect([status, problem.code]).toEqual([422, 'invalid']);
    expect(problem.fields).toHaveProperty('date');
  });

  test.each(['', 'tomorrow', '2026-02-30', '2026-12-1', '__proto__'])('%j is no date', async (date) => {
    expect((await look(date)).status).toBe(422);
  });

  test('skips days that are full', async () => {
    for (const { locationId, ...when } of slotsOn('2026-12-07')) {
      expect((await book({ location: { id: locationId }, ...when })).status).toBe(201);
    }
    expect((await look('2026-12-06')).body.nextOpenDate).toBe('2026-12-08');
    const full = (await look('2026-12-07')).body;
    expect(full).toMatchObject({ closed: false, nextOpenDate: '2026-12-08' });
    for (const time of ['4:30']) {
      for (const id of ['4', '6', '7', '8', '9', '10'])
        await book({ date: '2026-12-04', time, location: { id } });
    }
    expect((await look()).body.date).toBe('2026-12-08');
  });
});
