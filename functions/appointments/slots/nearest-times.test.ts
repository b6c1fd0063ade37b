import { afterAll, describe, expect, test, vi } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { clinicsByDistance } from '#shared/clinics/by-distance.ts';
import { nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { required } from '#shared/required.ts';

// With `now: ''`, the handlers read the process's clock, which the tests set.
const system = await openTestSystem({ now: '' });

vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

/** Books a visit at clinic 1. Unless told otherwise, sets the clock to the early morning of the visit's day first. */
async function book(date: string, time: string, now = `${date}T15:00:00Z`) {
  vi.setSystemTime(now);
  const body = bookingBody({ date, time });
  const made = await system.call('POST /api/appointments', { body });
  expect(made.status).toBe(201);
  const { confirmationNumber } = body;
  return { params: { confirmationNumber }, headers: { authorization: `Bearer ${made.body.manageToken}` } };
}

type Visit = Awaited<ReturnType<typeof book>>;

async function timesOf(visit: Visit): Promise<string[]> {
  const { status, body } = await system.call('GET /api/appointments/{confirmationNumber}/times', visit);
  expect(status).toBe(200);
  return body.times.map(({ locationId, date, time }) => `${locationId} ${date} ${time}`);
}

/** The other clinics, nearest to clinic 1 first. */
const [nearest, second, third] = clinicsByDistance(clinicById('1'))
  .map(({ clinic }) => clinic.id)
  .filter((id) => id !== '1') as [ClinicId, ClinicId, ClinicId];

const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour < 8 ? hour + 12 : hour) * 60 + minute;
};

/** A clinic's time that is closest to a given time. */
function closest(id: ClinicId, date: string, time: string): string {
  const gap = (other: string) => Math.abs(minutesOf(other) - minutesOf(time));
  return required(slotTimes(id, date).toSorted((a, b) => gap(a) - gap(b))[0], 'time');
}

/** Closes clinics on a day, as a manager does it. */
async function closeAll(date: string, ids: readonly ClinicId[]): Promise<void> {
  for (const locationId of ids) {
    const body = { locationId, date, reason: 'Power outage' };
    expect((await system.call('POST /api/closures', { body, claims: adminClaims() })).status).toBe(201);
  }
}

describe('the nearest times of a visit', () => {
  test('are its clinic’s next one, and those of the nearest clinics that day, closest in time first', async () => {
    const date = '2026-12-01';
    const visit = await book(date, '10:45');
    const near = [nearest, second].map((id) => ({ id, time: closest(id, date, '10:45') }));
    const gap = ({ time }: { time: string }) => Math.abs(minutesOf(time) - minutesOf('10:45'));
    expect(await timesOf(visit)).toEqual([
      `1 ${date} 11:30`,
      ...near.toSorted((a, b) => gap(a) - gap(b)).map(({ id, time }) => `${id} ${date} ${time}`),
    ]);
  });

  test('pass over clinics that are closed or full that day', async () => {
    const date = '2026-12-02';
    const visit = await book(date, '9:30');
    await closeAll(date, ['1', nearest]);
    for (const time of slotTimes(second, date)) {
      const body = bookingBody({ date, time, location: { id: second } });
      expect((await system.call('POST /api/appointments', { body })).status).toBe(201);
    }
    const times = await timesOf(visit);
    expect(times).toContain('1 2026-12-03 9:30');
    expect(times.filter((time) => time.startsWith(`${third} ${date} `))).toHaveLength(1);
    expect(times.some((time) => time.startsWith(`${nearest} `) || time.startsWith(`${second} `))).toBe(false);
  });

  test('are its clinic’s next three when all ten clinics close that day', async () => {
    const visit = await book('2026-12-04', '1:45');
    await closeAll('2026-12-04', clinicIds);
    expect(await timesOf(visit)).toEqual(['1 2026-12-07 9:30', '1 2026-12-07 10:45', '1 2026-12-07 11:30']);
  });

  test('of the last slot of a day begin on the next one, in winter time after the clocks go back', async () => {
    const visit = await book('2027-11-05', '3:10');
    const { body } = await system.call('GET /api/appointments/{confirmationNumber}/times', visit);
    expect(body.times[0]).toEqual({
      locationId: '1',
      date: '2027-11-08',
      time: '9:30',
      startsAt: '2027-11-08T17:30:00.000Z',
    });
    expect(body.times.slice(1).map(({ date }) => date)).toEqual(['2027-11-05', '2027-11-05']);
  });

  test('are in summer time after the clocks go forward', async () => {
    const visit = await book('2027-03-12', '3:10');
    const { body } = await system.call('GET /api/appointments/{confirmationNumber}/times', visit);
    expect(body.times[0]?.startsAt).toBe('2027-03-15T16:30:00.000Z');
  });

  test('leave out what has passed', async () => {
    const visit = await book('2026-12-08', '3:10');
    vi.setSystemTime('2026-12-08T23:00:00Z');
    const [, ...sameDay] = await timesOf(visit);
    for (const time of sameDay) expect(minutesOf(time.split(' ')[2] ?? '')).toBeGreaterThan(15 * 60);
  });

  test('leave out what begins within an hour', async () => {
    const date = '2027-06-30';
    const visit = await book(date, '9:30');
    vi.setSystemTime(`${date}T15:50:00Z`);
    const times = await timesOf(visit);
    expect(times).toContain(`1 ${date} 10:45`);
    for (const time of times) expect(minutesOf(time.split(' ')[2] ?? '')).toBeGreaterThanOrEqual(9 * 60 + 50);
  });

  test('are those of other clinics when its own is closed for weeks', async () => {
    const date = '2027-06-01';
    const visit = await book(date, '9:30');
    for (let day = date, count = 0; count < 20; count++, day = nextClinicDay(day)) await closeAll(day, ['1']);
    const ids = (await timesOf(visit)).map((time) => time.split(' ')[0]);
    expect(ids.toSorted()).toEqual([nearest, second, third].toSorted());
  });

  test('are fewer at the end of the year that can be booked', async () => {
    // The last day that can be booked, and all clinics but one are closed then.
    const date = '2027-12-09';
    const visit = await book(date, '2:30', '2026-12-09T16:00:00Z');
    await closeAll(
      date,
      clinicIds.filter((id) => id !== '1'),
    );
    expect(await timesOf(visit)).toEqual([`1 ${date} 3:10`]);
    await closeAll(date, ['1']);
    expect(await timesOf(visit)).toEqual([]);
  });

  test('are none of a visit that is canceled or has begun', async () => {
    const [canceled, begun] = [await book('2026-12-10', '9:30'), await book('2026-12-10', '10:45')];
    await system.call('POST /api/appointments/{confirmationNumber}/cancel', canceled);
    vi.setSystemTime('2026-12-10T18:45:00Z');
    expect(await timesOf(canceled)).toEqual([]);
    expect(await timesOf(begun)).toEqual([]);
  });

  test('can each be taken', async () => {
    const visit = await book('2026-12-11', '11:30');
    const { body } = await system.call('GET /api/appointments/{confirmationNumber}/times', visit);
    for (const { locationId, date, time } of body.times) {
      const moved = await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
        ...visit,
        body: { location: { id: locationId }, date, time },
      });
      expect(moved.status).toBe(200);
    }
  });

  test('are only for who holds the visit', async () => {
    const [visit, other] = [await book('2026-12-14', '9:30'), await book('2026-12-14', '10:45')];
    const route = 'GET /api/appointments/{confirmationNumber}/times';
    expect((await system.call(route, { ...visit, headers: other.headers })).status).toBe(404);
    expect((await system.call(route, { params: visit.params })).status).toBe(401);
  });
});
