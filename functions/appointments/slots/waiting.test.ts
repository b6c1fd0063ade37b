import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { interceptOutsideCalls } from '#functions/platform/outside-calls.ts';
import { adminClaims, frontDeskClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { type AppointmentStatus, appointmentStatuses } from '#shared/appointments/appointment.ts';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import { nextClinicDay } from '#shared/clinics/clinic-days.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time/durations.ts';

// With `now: ''`, the handlers read the process's clock, which the tests set.
const system = await openTestSystem({ now: '', limits: { LIMIT_CHECK_INS_PER_DAY: 100 } });

vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

/** Each test has a day of its own. */
let date = '2026-11-30';
beforeEach(() => {
  date = nextClinicDay(date);
});

/** Books a slot of the clinic two days before the slot starts, and sets the clock to its start. */
async function book({ clinic = '1' as ClinicId, slot = 0, on = date } = {}) {
  const time = slotTimes(clinic, on)[slot] ?? expect.fail('no slot');
  const start = slotStart(on, time).getTime();
  vi.setSystemTime(start - 2 * dayMs);
  const body = bookingBody({ date: on, time, location: { id: clinic } });
  const made = await system.call('POST /api/appointments', { body });
  expect(made.status).toBe(201);
  vi.setSystemTime(start);
  const params = { confirmationNumber: body.confirmationNumber };
  const headers = { authorization: `Bearer ${made.body.manageToken}` };
  return { start, params, headers, slot: { date: on, slot: `${clinic}#${time}` } };
}

type Visit = Awaited<ReturnType<typeof book>>;

async function setStatus({ params }: Visit, status: AppointmentStatus) {
  const request = { params, claims: adminClaims(), body: { status } };
  const reply = await system.call('PUT /api/appointments/{confirmationNumber}/status', request);
  expect(reply.status).toBe(200);
  return reply.body.appointment;
}

async function checkIn({ params, headers }: Visit) {
  const reply = await system.call('POST /api/appointments/{confirmationNumber}/check-in', {
    params,
    headers,
  });
  expect(reply.status).toBe(200);
  return reply.body.appointment;
}

async function waiting(clinic: ClinicId = '1') {
  const { status, body } = await system.call('GET /api/openings');
  expect(status).toBe(200);
  return body.locations.find(({ id }) => id === clinic)?.waiting;
}

const line = async (clinic?: ClinicId) => {
  const { arrived = 0, longestMinutes } = (await waiting(clinic)) ?? {};
  return [arrived, longestMinutes];
};

const later = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * minuteMs);

describe('who is waiting at a clinic', () => {
  test('isn’t shown once the clinic is closed', async () => {
    await setStatus(await book(), 'arrived');
    expect(await line()).toEqual([1, 0]);
    later(1);
    const body = { locationId: '1', date, reason: 'Power outage' };
    expect((await system.call('POST /api/closures', { body, claims: adminClaims() })).status).toBe(201);
    expect(await waiting()).toBeUndefined();
  });

  test('is counted from the moment when the desk saw them arrive, as of the reply', async () => {
    const [first, second, elsewhere] = [await book({ slot: 1 }), await book(), await book({ clinic: '10' })];
    expect(await waiting()).toBeUndefined();
    await setStatus(first, 'arrived');
    later(20);
    await setStatus(second, 'arrived');
    await setStatus(elsewhere, 'arrived');
    later(5.9);
    const asOf = new Date().toISOString();
    expect(await waiting('1')).toEqual({ arrived: 2, longestMinutes: 25, asOf });
    expect(await waiting('10')).toEqual({ arrived: 1, longestMinutes: 5, asOf });
    expect(await waiting('2')).toBeUndefined();
  });

  test('is no longer counted after an hour', async () => {
    await setStatus(await book(), 'arrived');
    vi.setSystemTime(Date.now() + hourMs - 1);
    expect(await line()).toEqual([1, 59]);
    vi.setSystemTime(Date.now() + 1);
    expect(await waiting()).toBeUndefined();
  });

  test('is counted at the end of the day, too, when the next open times are of other days', async () => {
    await setStatus(await book({ slot: slotTimes('1', date).length - 1 }), 'arrived');
    later(30);
    expect(await line()).toEqual([1, 30]);
  });

  test('never waits less than no time, if two clocks differ', async () => {
    await setStatus(await book(), 'arrived');
    later(-1);
    expect(await line()).toEqual([1, 0]);
  });

  test('is not who came today for yesterday’s visit', async () => {
    const visit = await book();
    date = nextClinicDay(date);
    vi.setSystemTime(slotStart(date, '9:30'));
    await setStatus(visit, 'arrived');
    expect(await waiting()).toBeUndefined();
  });

  test.each([
    ['spring', '2027-03-12', '2027-03-15'],
    ['autumn', '2027-11-05', '2027-11-08'],
  ])('is right on the clinic days around the change of clocks in %s', async (_, friday, monday) => {
    for (const on of [friday, monday]) {
      const [first, second] = [await book({ on, slot: 1 }), await book({ on })];
      await setStatus(first, 'arrived');
      later(59);
      await setStatus(second, 'arrived');
      expect(await line()).toEqual([2, 59]);
      later(1);
      expect(await line()).toEqual([1, 1]);
    }
  });
});

describe('a patient who says that they are here', () => {
  test('doesn’t count until the desk has seen them, which keeps when they came', async () => {
    const visit = await book();
    const { arrivedAt } = await checkIn(visit);
    later(10);
    expect(await waiting()).toBeUndefined();
    const stats = async () =>
      (await system.call('GET /api/appointments/stats', { claims: adminClaims() })).body.stats;
    const before = await stats();
    const arrivalSeenAt = new Date().toISOString();
    const seen = { status: 'arrived', arrivedAt, arrivalSeenAt, version: 3 };
    expect(await setStatus(visit, 'arrived')).toMatchObject(seen);
    expect(await stats()).toEqual(before);
    later(7);
    expect(await line()).toEqual([1, 7]);
    // Setting the same status again changes nothing.
    expect(await setStatus(visit, 'arrived')).toMatchObject(seen);
    expect(await checkIn(visit)).not.toHaveProperty('arrivalSeenAt');
    expect(await line()).toEqual([1, 7]);
  });

  test('and whom the desk sees at the same moment, counts', async () => {
    const visit = await book();
    let isFirst = true;
    const restore = interceptOutsideCalls(async ({ operation }, proceed) => {
      if (isFirst && operation.startsWith('TransactWrite')) {
        isFirst = false;
        await checkIn(visit);
      }
      return proceed();
    });
    await setStatus(visit, 'arrived').finally(restore);
    expect(await line()).toEqual([1, 0]);
  });
});

describe('once', () => {
  const ends = appointmentStatuses.filter((status) => status !== 'arrived');

  test.each(ends)('the visit is %s, nobody waits; undone, they wait since they came', async (status) => {
    const visit = await book();
    later(20);
    await setStatus(visit, 'arrived');
    later(10);
    expect(await setStatus(visit, status)).not.toHaveProperty('arrivedAt');
    expect(await waiting()).toBeUndefined();
    later(5);
    await setStatus(visit, 'arrived');
    // Setting the visit back to confirmed says that the patient hadn't come.
    expect(await line()).toEqual([1, status === 'confirmed' ? 0 : 15]);
  });

  test('the visit is deleted, nobody waits', async () => {
    const visit = await book();
    await setStatus(visit, 'arrived');
    const { params } = visit;
    const deleted = await system.call('DELETE /api/appointments/{confirmationNumber}', {
      params,
      claims: adminClaims(),
    });
    expect(deleted.status).toBe(200);
    expect(await waiting()).toBeUndefined();
  });

  test('it is moved, neither its old time nor its new one has anyone waiting', async () => {
    const visit = await book();
    await setStatus(visit, 'arrived');
    later(5);
    const { version } = await setStatus(visit, 'confirmed');
    const body = { location: { id: '1' }, date, time: slotTimes('1', date)[1] ?? '', version };
    const route = 'POST /api/admin/appointments/{confirmationNumber}/reschedule';
    const moved = await system.call(route, { params: visit.params, claims: frontDeskClaims(), body });
    expect(moved.status).toBe(200);
    expect(await waiting()).toBeUndefined();
    await setStatus(visit, 'arrived');
    expect(await line()).toEqual([1, 0]);
  });

  test('their time was lost, the desk still records who arrives and leaves', async () => {
    const visit = await book();
    const TableName = system.tableName('Slots');
    await system.dynamo.send(new DeleteCommand({ TableName, Key: visit.slot }));
    await setStatus(visit, 'arrived');
    expect(await line()).toEqual([1, 0]);
    await setStatus(visit, 'completed');
    expect(await waiting()).toBeUndefined();
    const { Item } = await system.dynamo.send(new GetCommand({ TableName, Key: visit.slot }));
    expect(Item).toEqual(visit.slot);
  });
});
