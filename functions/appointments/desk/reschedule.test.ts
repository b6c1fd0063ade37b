import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { minuteMs } from '#shared/time/durations.ts';

// With `now: ''`, the handlers read the process's clock, which some tests set.
const system = await openTestSystem({ now: '', limits: { LIMIT_RESCHEDULES_PER_DAY: 1 } });
const claims = adminClaims();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T17:00:00Z') }));
afterAll(() => void vi.useRealTimers());

/** A visit that a patient has booked for 9:30 AM at clinic 1. */
async function book(date = freshDay()) {
  const body = bookingBody({ date });
  expect((await system.call('POST /api/appointments', { body })).status).toBe(201);
  return { date, params: { confirmationNumber: body.confirmationNumber }, email: body.email };
}

type Visit = Awaited<ReturnType<typeof book>>;

function reschedule({ date, params }: Visit, changes: Record<string, unknown> = {}) {
  const body = { location: { id: '4' as const }, date, time: '9:00', version: 1, ...changes };
  const id = 'POST /api/admin/appointments/{confirmationNumber}/reschedule';
  return system.call(id, { params, body, claims });
}

const holdersOn = async (date: string) =>
  (await system.heldSlots(date)).map(({ slot, heldBy }) => `${slot} ${heldBy}`);

describe('the desk reschedules', () => {
  test('a visit under its number: the new time is taken, the old one free, the patient mailed', async () => {
    const visit = await book();
    const { confirmationNumber } = visit.params;
    const { status, body } = await reschedule(visit, { location: { id: '4' } });
    expect(status).toBe(200);
    expect(body.appointment).toMatchObject({ confirmationNumber, time: '9:00', version: 2 });
    expect(body.appointment.location.id).toBe('4');
    expect(await holdersOn(visit.date)).toEqual([`4#9:00 ${confirmationNumber}`]);
    const mails = (await system.all('Outbox')).filter(
      (mail) => mail.confirmationNumber === confirmationNumber,
    );
    expect(mails.map(({ kind, cause }) => [kind, cause])).toContainEqual(['rescheduled', 'staff']);
    const { body: log } = await system.call('GET /api/audit', { claims });
    expect(log.entries).toContainEqual(
      expect.objectContaining({
        actor: claims.sub,
        action: 'appointment.reschedule',
        subject: confirmationNumber,
        from: slotStart(visit.date, '9:30').toISOString(),
        to: slotStart(visit.date, '9:00').toISOString(),
      }),
    );
  });

  test('as often as it takes, and the same rescheduling again changes nothing', async () => {
    const visit = await book();
    const times = ['9:00', '10:30', '11:00', '11:30'];
    for (const [index, time] of times.entries()) {
      const { body } = await reschedule(visit, { location: { id: '4' }, time, version: index + 1 });
      expect(body.appointment).toMatchObject({ time, version: index + 2 });
    }
    const again = await reschedule(visit, { location: { id: '4' }, time: '11:30', version: 5 });
    expect(again.body.appointment.version).toBe(5);
  });

  test('who is late to a time that begins in a minute', async () => {
    const visit = await book('2026-11-24');
    const start = slotStart('2026-11-24', '10:45').getTime();
    vi.setSystemTime(start - minuteMs);
    const to = { location: { id: '1' }, time: '10:45' };
    expect((await reschedule(visit, to)).body.appointment).toMatchObject({ time: '10:45' });
    // The mail doesn't wait for an undo, or it would come too late.
    const { confirmationNumber } = visit.params;
    const mails = (await system.all('Outbox')).filter(
      (mail) => mail.confirmationNumber === confirmationNumber,
    );
    expect(mails).toContainEqual(expect.objectContaining({ kind: 'rescheduled', attempts: 0 }));
    vi.setSystemTime(start);
    const late = await reschedule(visit, { location: { id: '2' }, time: '10:45', version: 2 });
    expect([late.status, late.problem.fields]).toEqual([422, { time: 'That time has passed' }]);
  });
});

describe('no rescheduling', () => {
  test('to a time that is taken: the visit keeps its own', async () => {
    const [one, other] = [await book(), await book()];
    await reschedule(one, { location: { id: '4' } });
    const refused = await reschedule(other, { date: one.date, location: { id: '4' } });
    expect([refused.status, refused.problem.code]).toEqual([409, 'slot-taken']);
    expect(await holdersOn(other.date)).toEqual([`1#9:30 ${other.params.confirmationNumber}`]);
  });

  test('of a visit that someone has changed meanwhile', async () => {
    const visit = await book();
    await reschedule(visit, { location: { id: '4' } });
    const refused = await reschedule(visit, { location: { id: '4' }, time: '10:30' });
    expect([refused.status, refused.problem.code]).toEqual([409, 'stale-version']);
    expect(refused.problem.current).toMatchObject({ time: '9:00', version: 2 });
  });

  test.each(['cancelled', 'completed'])('of a visit that is %s', async (status) => {
    const visit = await book();
    const change = { params: visit.params, claims, body: { status } };
    await system.call('PUT /api/appointments/{confirmationNumber}/status', change);
    const refused = await reschedule(visit, { location: { id: '4' }, version: 2 });
    expect([refused.status, refused.problem.code]).toEqual([409, 'conflict']);
  });

  test.each([
    [{ time: '9:31' }, { time: 'This clinic doesn’t offer visits at that time' }],
    [{ date: '2026-11-28' }, { date: 'Our clinics are open Monday through Friday' }],
    [{ location: { id: '99' } }, { 'location.id': 'Choose a clinic' }],
  ])('to %o', async (changes, fields) => {
    const refused = await reschedule(await book(), changes);
    expect([refused.status, refused.problem.fields]).toEqual([422, fields]);
  });

  test('of a visit that doesn’t exist', async () => {
    const params = { confirmationNumber: 'UC000000NOSUCH' };
    expect(
      (await reschedule({ date: freshDay(), params, email: '' }, { location: { id: '4' } })).status,
    ).toBe(404);
  });
});
