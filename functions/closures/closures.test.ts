import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { closuresOf, manager } from '#infra/testing/records/closures.ts';
import type { AffectedAppointment } from '#shared/closures/closure.ts';

// Monday, 10:00 in Nevada: clinic 1's slot at 9:30 has begun.
const system = await openTestSystem({ now: '2026-11-23T10:00:00-08:00' });
const { close, look, reopen, closedSlots, auditOf } = closuresOf(system);
const outcomesIn = ({ affected }: { affected: readonly AffectedAppointment[] }) =>
  affected.map(({ confirmationNumber, outcome }) => [confirmationNumber, outcome]);
const all = ['9:30', '10:45', '11:30', '1:45', '2:30', '3:10'];

async function book(changes: Record<string, unknown> = {}) {
  const body = bookingBody(changes);
  const { status, body: made, problem } = await system.call('POST /api/appointments', { body });
  return { status, problem, number: body.confirmationNumber, token: made.manageToken, email: body.email };
}

function setStatus(confirmationNumber: string, status: string) {
  const request = { params: { confirmationNumber }, body: { status }, claims: adminClaims() };
  return system.call('PUT /api/appointments/{confirmationNumber}/status', request);
}

function reschedule({ number, token }: { number: string; token: string }, body: Record<string, unknown>) {
  const params = { confirmationNumber: number };
  const headers = { authorization: `Bearer ${token}` };
  return system.call('POST /api/appointments/{confirmationNumber}/reschedule', { params, headers, body });
}

/** A clinic's availability on a day, as visitors see it. */
async function clinicOn(date: string, id = '1') {
  const { body } = await system.call('GET /api/availability', { query: { date } });
  const { closed, slots = [] } = body.locations.find((location) => location.id === id) ?? {};
  const times = (of: typeof slots) => of.map(({ time }) => time);
  return {
    closed,
    free: times(slots.filter(({ isAvailable }) => isAvailable)),
    closedTimes: times(slots.filter((slot) => slot.closed)),
  };
}

describe('a clinic closed for a day', () => {
  const date = '2026-11-24';

  test('offers no slot and takes no booking, while other clinics do', async () => {
    const answer = await close({ date });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      closure: {
        id: '2026-11-24_1_day',
        locationId: '1',
        date,
        reason: 'No radiologic technologist',
        createdAt: expect.stringMatching(/^2026-11-23T18:00/),
      },
      affected: [],
    });
    expect(await clinicOn(date)).toEqual({ closed: true, free: [], closedTimes: all });
    expect(await clinicOn(date, '2')).toEqual({ closed: false, free: all, closedTimes: [] });
    const refused = await book({ date });
    expect([refused.status, refused.problem.code]).toEqual([409, 'slot-taken']);
    expect(refused.problem.detail).toContain('will be closed on');
    expect((await book({ date, location: { id: '2' } })).status).toBe(201);
    expect(await auditOf('2026-11-24_1_day')).toMatchObject([
      { actor: manager, action: 'closure.create', reason: 'No radiologic technologist' },
    ]);
  });

  test('takes no appointment rescheduled to it', async () => {
    const appointment = await book({ date: '2026-11-25' });
    const moved = await reschedule(appointment, { location: { id: '1' }, date, time: '10:45' });
    expect([moved.status, moved.problem.code]).toEqual([409, 'slot-taken']);
    expect(moved.problem.detail).toMatch(
      / will be closed on Tuesday, November 24 at 10:45 AM\. Please choose/,
    );
    const byDesk = await system.call('POST /api/admin/appointments/{confirmationNumber}/reschedule', {
      params: { confirmationNumber: appointment.number },
      body: { location: { id: '1' }, date, time: '10:45', version: 1 },
      claims: adminClaims(),
    });
    expect([byDesk.problem.code, byDesk.problem.detail]).toEqual(['slot-taken', moved.problem.detail]);
    expect(await system.heldSlots('2026-11-25')).toMatchObject([{ heldBy: appointment.number }]);
  });

  test('is the same closure when it is asked for again, for whatever reason', async () => {
    const again = await close({ date, reason: 'Holiday' });
    expect([again.status, again.body.closure.reason]).toEqual([200, 'Holiday']);
    expect((await look('2026-11-24_1_day')).body.closure.reason).toBe('Holiday');
    const reasons = (await auditOf('2026-11-24_1_day')).map((entry) => entry.reason);
    expect(reasons.toSorted()).toEqual(['Holiday', 'No radiologic technologist']);
    await close({ date, reason: 'Holiday' });
    expect(await auditOf('2026-11-24_1_day')).toHaveLength(2);
  });

  test('can be booked again as soon as it is reopened', async () => {
    expect((await reopen('2026-11-24_1_day')).body).toEqual({ success: true });
    expect(await clinicOn(date)).toEqual({ closed: false, free: all, closedTimes: [] });
    expect((await book({ date })).status).toBe(201);
    expect((await look('2026-11-24_1_day')).status).toBe(404);
    expect((await reopen('2026-11-24_1_day')).problem.code).toBe('not-found');
    expect((await auditOf('2026-11-24_1_day')).map(({ action }) => action)).toEqual([
      'closure.create',
      'closure.create',
      'closure.delete',
    ]);
  });

  test('today loses only what has not begun', async () => {
    expect((await close({ date: '2026-11-23' })).status).toBe(201);
    expect(await closedSlots('2026-11-23')).toHaveLength(5);
    expect(await clinicOn('2026-11-23')).toMatchObject({
      closed: false,
      free: [],
      closedTimes: all.slice(1),
    });
  });

  test('by 20 admins concurrently is one closure, with one audit entry', async () => {
    const closing = { locationId: '3', date: '2026-12-01' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => close(closing)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await auditOf('2026-12-01_3_day')).toHaveLength(1);
    const reopened = await Promise.all(Array.from({ length: 20 }, () => reopen('2026-12-01_3_day')));
    expect(reopened.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(reopened.every(({ status }) => [200, 404].includes(status))).toBe(true);
    expect(await closedSlots('2026-12-01')).toEqual([]);
    expect(await auditOf('2026-12-01_3_day')).toHaveLength(2);
  });
});

describe('a clinic closed for some hours', () => {
  test('offers the rest of the day; hours are written as slots are', async () => {
    const { body } = await close({ date: '2026-12-02', from: '11:00', to: '13:50' });
    expect(body.closure).toMatchObject({ id: '2026-12-02_1_1100-1350', from: '11:00', to: '1:50' });
    expect(await clinicOn('2026-12-02')).toEqual({
      closed: false,
      free: ['9:30', '2:30', '3:10'],
      closedTimes: ['10:45', '11:30', '1:45'],
    });
    expect((await close({ date: '2026-12-02', from: '11:00', to: '1:50' })).status).toBe(200);
  });

  test('and for others beside: reopening one leaves what the other covers', async () => {
    const date = '2026-12-03';
    await close({ date, to: '2:00' });
    await close({ date, from: '11:00' });
    expect((await clinicOn(date)).closed).toBe(true);
    await reopen('2026-12-03_1_open-1400');
    expect((await clinicOn(date)).free).toEqual(['9:30']);
    await reopen('2026-12-03_1_1100-close');
    expect((await clinicOn(date)).free).toEqual(all);
  });
});

describe('who is affected', () => {
  test('are the confirmed appointments ahead in those hours, with contact details', async () => {
    const date = '2026-12-04';
    const second = await book({ date, time: '1:45', phone: ' (702) 555-0100 ' });
    const first = await book({ date, time: '10:45' });
    const cancelled = await book({ date, time: '11:30' });
    await book({ date, time: '3:10' });
    await book({ date, time: '1:45', location: { id: '2' } });
    await setStatus(cancelled.number, 'cancelled');
    const { body } = await close({ date, to: '2:00' });
    const told = ({ affected }: typeof body) => affected.map((appointment) => appointment.confirmationNumber);
    expect(told(body)).toEqual([first.number, second.number]);
    expect(body.affected[1]).toMatchObject({
      email: second.email,
      phone: '(702) 555-0100',
      dob: '1987-06-05',
    });
    expect((await look(body.closure.id)).body).toEqual(body);
  });

  test('stay listed when they move or cancel, and their slots stay closed', async () => {
    const date = '2026-12-07';
    const moving = await book({ date, time: '9:30' });
    const leaving = await book({ date, time: '10:45' });
    const deleted = await book({ date, time: '11:30' });
    const { id } = (await close({ date })).body.closure;
    expect((await look(id)).body.affected).toHaveLength(3);
    expect(
      (await reschedule(moving, { location: { id: '1' }, date: '2026-12-08', time: '9:30' })).status,
    ).toBe(200);
    expect((await setStatus(leaving.number, 'cancelled')).status).toBe(200);
    const request = { params: { confirmationNumber: deleted.number }, claims: adminClaims() };
    expect((await system.call('DELETE /api/appointments/{confirmationNumber}', request)).status).toBe(200);
    expect(outcomesIn((await look(id)).body)).toEqual([
      [moving.number, 'moved'],
      [leaving.number, 'cancelled'],
    ]);
    expect(await closedSlots(date)).toHaveLength(6);
    expect(await system.heldSlots(date)).toEqual([]);
    for (const time of all) expect((await book({ date, time })).status).toBe(409);
    // A canceled appointment cannot return to a closed slot either.
    const { status, problem } = await setStatus(leaving.number, 'confirmed');
    expect([status, problem.code]).toEqual([409, 'slot-taken']);
    expect(problem.detail).toContain('is no longer available');
    await reopen(id);
    expect((await setStatus(leaving.number, 'confirmed')).status).toBe(200);
  });

  test('keep their slot through a closure that is taken back', async () => {
    const appointment = await book({ date: '2026-12-09' });
    const { id } = (await close({ date: '2026-12-09' })).body.closure;
    await reopen(id);
    expect((await book({ date: '2026-12-09' })).status).toBe(409);
    expect(await system.heldSlots('2026-12-09')).toMatchObject([{ heldBy: appointment.number }]);
  });
});

test('what a request lacks is said in words', async () => {
  const locationIds = Array.from({ length: 11 }, () => '1');
  const closing = { locationIds, dates: ['2026-12-15'], reason: 'Power outage' };
  const refused = await system.call('POST /api/closures', { body: closing, claims: adminClaims() });
  expect(refused.problem.fields).toEqual({ locationIds: 'Choose each clinic once' });
  const params = { id: '2026-12-15_1_day', confirmationNumber: bookingBody().confirmationNumber };
  const called = await system.call('PUT /api/closures/{id}/patients/{confirmationNumber}', {
    params,
    body: {},
    claims: adminClaims(),
  });
  expect(called.problem.fields).toEqual({ called: 'Choose whether the patient was called' });
});
