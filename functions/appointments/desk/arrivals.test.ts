import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';
import { appointmentStatuses } from '#shared/appointments/appointment.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { minuteMs } from '#shared/time/durations.ts';

// With `now: ''`, the handlers read the process's clock, which the tests set.
const system = await openTestSystem({ now: '' });
const claims = adminClaims();
const date = '2026-11-24';
const slots = slotsOn(date);

const setNow = (now: string | number) => void vi.setSystemTime(now);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T17:00:00Z') }));
afterAll(() => void vi.useRealTimers());

/** Books the next slot of the day. */
async function book() {
  const { locationId, time } = slots.pop() ?? expect.fail('no slot');
  const body = bookingBody({ date, time, location: { id: locationId } });
  const made = await system.call('POST /api/appointments', { body });
  expect(made.status).toBe(201);
  const { confirmationNumber } = body;
  const slot = { locationId, time };
  const start = slotStart(date, time).getTime();
  return { slot, start, params: { confirmationNumber }, token: String(made.body.manageToken) };
}

type Visit = Awaited<ReturnType<typeof book>>;

const setStatus = ({ params }: Pick<Visit, 'params'>, status: string) =>
  system.call('PUT /api/appointments/{confirmationNumber}/status', { params, claims, body: { status } });

const stats = async () => (await system.call('GET /api/appointments/stats', { claims })).body.stats;

async function listed(status: string) {
  const reply = await system.call('GET /api/appointments', { query: { status }, claims });
  return reply.body.appointments.map(({ confirmationNumber }) => confirmationNumber);
}

describe('a patient', () => {
  test('arrives on the day of the visit, not before', async () => {
    const visit = await book();
    setNow('2026-11-24T07:59:00Z');
    const early = await setStatus(visit, 'arrived');
    expect([early.status, early.problem.code]).toEqual([409, 'conflict']);
    expect(early.problem.detail).toContain('Tuesday, November 24');
    // Midnight in Las Vegas.
    setNow('2026-11-24T08:00:00Z');
    expect((await setStatus(visit, 'arrived')).body.appointment).toMatchObject({ status: 'arrived' });
  });

  test('is a no-show 15 minutes after the start, not before', async () => {
    const visit = await book();
    setNow(visit.start + 15 * minuteMs - 1);
    const early = await setStatus(visit, 'no-show');
    expect([early.status, early.problem.code]).toEqual([409, 'conflict']);
    expect(early.problem.detail).toContain('15 minutes');
    setNow(visit.start + 15 * minuteMs);
    expect((await setStatus(visit, 'no-show')).body.appointment).toMatchObject({ status: 'no-show' });
  });

  test('is found among the arrived or the no-shows, and with the status that totals count', async () => {
    const visit = await book();
    const number = visit.params.confirmationNumber;
    setNow(visit.start + 15 * minuteMs);
    const lists = async () =>
      (await Promise.all(['confirmed', 'arrived', 'completed', 'no-show'].map(listed))).map((numbers) =>
        numbers.includes(number),
      );
    await setStatus(visit, 'arrived');
    expect(await lists()).toEqual([true, true, false, false]);
    await setStatus(visit, 'confirmed');
    await setStatus(visit, 'no-show');
    expect(await lists()).toEqual([false, false, true, true]);
  });

  test('who has arrived or missed the visit can’t change it any more', async () => {
    const visit = await book();
    setNow('2026-11-24T08:00:00Z');
    await setStatus(visit, 'arrived');
    const headers = { authorization: `Bearer ${visit.token}` };
    const request = { params: visit.params, headers };
    const cancel = () => system.call('POST /api/appointments/{confirmationNumber}/cancel', request);
    expect((await cancel()).problem).toMatchObject({
      code: 'conflict',
      detail: 'We know you’re here. Please see the front desk.',
    });
    setNow(visit.start + 15 * minuteMs);
    await setStatus(visit, 'no-show');
    expect((await cancel()).problem.code).toBe('conflict');
    const own = await system.call('GET /api/appointments/{confirmationNumber}', request);
    expect(own.body.appointment.status).toBe('no-show');
  });
});

test('every status leads to every other, and back', async () => {
  const visit = await book();
  setNow(visit.start + 20 * minuteMs);
  for (const from of appointmentStatuses) {
    for (const to of appointmentStatuses) {
      expect((await setStatus(visit, from)).status).toBe(200);
      const { body } = await setStatus(visit, to);
      expect([from, body.appointment.status]).toEqual([from, to]);
    }
  }
});

test('all but a canceled visit keep their time', async () => {
  const visit = await book();
  setNow(visit.start + 20 * minuteMs);
  const holders = async () => (await system.heldSlots(date)).map(({ heldBy }) => heldBy);
  for (const status of appointmentStatuses) {
    await setStatus(visit, status);
    const holds = (await holders()).includes(visit.params.confirmationNumber);
    expect([status, holds]).toEqual([status, status !== 'cancelled']);
  }
});

test('arrived counts and lists as confirmed, a no-show as completed, and each is counted apart', async () => {
  const [arrived, missed] = [await book(), await book()];
  setNow(Math.max(arrived.start, missed.start) + 20 * minuteMs);
  const before = await stats();
  await setStatus(arrived, 'arrived');
  await setStatus(missed, 'no-show');
  expect(await stats()).toEqual({
    ...before,
    confirmed: before.confirmed - 1,
    completed: before.completed + 1,
    arrived: before.arrived + 1,
    noShow: before.noShow + 1,
  });
  const [here, gone] = [arrived.params.confirmationNumber, missed.params.confirmationNumber];
  expect(await listed('confirmed')).toContain(here);
  expect(await listed('confirmed')).not.toContain(gone);
  expect(await listed('completed')).toContain(gone);
  expect(await listed('completed')).not.toContain(here);
  await setStatus(arrived, 'confirmed');
  await setStatus(missed, 'confirmed');
  expect(await stats()).toEqual(before);
});

test('nobody gets a mail about an arrival or a no-show', async () => {
  const visit = await book();
  const mails = (await system.all('Outbox')).length;
  setNow(visit.start - minuteMs);
  await setStatus(visit, 'arrived');
  await setStatus(visit, 'confirmed');
  setNow(visit.start + 20 * minuteMs);
  await setStatus(visit, 'no-show');
  expect(await system.all('Outbox')).toHaveLength(mails);
});

test('the list doesn’t filter by a status that no visit has', async () => {
  const query = { status: 'waiting' };
  expect((await system.call('GET /api/appointments', { query, claims })).status).toBe(422);
});
