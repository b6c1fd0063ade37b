import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, freshDay, slotsOn } from '#infra/testing/records/bookings.ts';
import { clinicInstant } from '#shared/time/clinic-time.ts';

// With `now: ''`, the handlers read the process's clock, which some tests set.
const system = await openTestSystem({ now: '', limits: { LIMIT_BOOKINGS_PER_DAY: 1 } });
const claims = adminClaims();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T17:00:00Z') }));
afterAll(() => void vi.useRealTimers());

/** The body of a booking by phone, without an email address and insurance. */
function callersBody(changes: { note?: string } & Record<string, unknown> = {}) {
  const { email: _, insuranceNumber: _number, insuranceProvider: _provider, ...body } = bookingBody();
  return { ...body, phone: '(702) 555-0136', date: freshDay(), ...changes };
}

type Body = ReturnType<typeof callersBody>;

const book = (body: Body) => system.call('POST /api/admin/appointments', { body, claims });

async function find(q: string) {
  const { body } = await system.call('POST /api/admin/appointments/search', { body: { q }, claims });
  return body.appointments;
}

describe('the desk books', () => {
  test('a caller of whom it knows name, birth date and phone number', async () => {
    const body = callersBody();
    const { status, body: reply } = await book(body);
    expect(status).toBe(201);
    expect(reply.appointment).toMatchObject({
      confirmationNumber: body.confirmationNumber,
      firstName: 'Dana',
      phone: '(702) 555-0136',
      email: '',
      insuranceProvider: '',
      insuranceNumber: '',
      status: 'confirmed',
      version: 1,
    });
    expect(reply.appointment.source).toBeUndefined();
    expect(await find(body.confirmationNumber)).toEqual([reply.appointment]);
  });

  test('in the same slots as patients, of whom one gets it', async () => {
    const body = callersBody();
    await book(body);
    const patient = bookingBody({ date: body.date });
    const refused = await system.call('POST /api/appointments', { body: patient });
    expect(refused.problem.code).toBe('slot-taken');
    const other = callersBody({ date: body.date });
    expect(await book(other)).toMatchObject({ status: 409, problem: { code: 'slot-taken' } });
  });

  test('without a token for anyone who knows what it sent, and gets no patient’s record in turn', async () => {
    const attempt = 'A'.repeat(22);
    const phone = '(702) 555-0136';
    const [booked, other] = [
      { ...bookingBody({ date: freshDay() }), phone, attempt },
      { ...bookingBody({ date: freshDay() }), phone },
    ];
    for (const body of [booked, other]) expect((await book(body)).status).toBe(201);
    const sourceIp = '198.51.100.77';
    const params = { confirmationNumber: booked.confirmationNumber };
    const outcome = await system.call('POST /api/appointments/{confirmationNumber}/outcome', {
      params,
      body: { attempt },
      sourceIp,
    });
    expect(outcome.body).not.toHaveProperty('manageToken');
    for (const body of [booked, other])
      expect((await system.call('POST /api/appointments', { body, sourceIp })).status).not.toBe(200);
    const patients = { ...bookingBody({ date: freshDay() }), phone };
    const patient = { body: patients, sourceIp: '198.51.100.78' };
    expect((await system.call('POST /api/appointments', patient)).status).toBe(201);
    const refused = await book(patients);
    expect(refused).toMatchObject({ status: 409, problem: { code: 'already-booked' } });
    expect(refused.problem.detail).toContain(patients.confirmationNumber);
  });

  test('as often as it likes, even for one address, and leaves visitors their limits', async () => {
    const email = 'family@example.com';
    for (const time of ['9:30', '10:45', '11:30']) {
      const body = callersBody({ date: '2026-12-01', time, email, insuranceProvider: 'Cigna' });
      expect((await book(body)).status).toBe(201);
    }
    const body = bookingBody({ date: '2026-12-01', time: '1:45', email });
    expect((await system.call('POST /api/appointments', { body })).status).toBe(201);
  });

  test('a walk-in a minute before the time begins, and no later', async () => {
    const body = callersBody({ date: '2026-11-24', time: '10:45' });
    const start = clinicInstant('2026-11-24', 10 * 60 + 45).getTime();
    vi.setSystemTime(new Date(start));
    const late = await book(body);
    expect(late).toMatchObject({ status: 422, problem: { fields: { time: 'That time has passed' } } });
    vi.setSystemTime(new Date(start - 60_000));
    expect((await book(body)).status).toBe(201);
    // The reply was lost, and the visit has begun before the desk retries.
    vi.setSystemTime(new Date(start + 60_000));
    expect((await book(body)).status).toBe(200);
  });

  test('once, however often the request is sent', async () => {
    const body = callersBody();
    const first = await book(body);
    expect(await book(body)).toEqual({ ...first, status: 200 });
    expect(await find(body.confirmationNumber)).toHaveLength(1);
    const other = await book({ ...body, firstName: 'Eli' });
    expect(other).toMatchObject({ status: 409, problem: { code: 'already-booked' } });
  });

  test('with a note for staff, which a retry must repeat', async () => {
    const body = callersBody({ note: ' Needs room 2\n' });
    const first = await book(body);
    expect(first).toMatchObject({ status: 201, body: { appointment: { note: 'Needs room 2' } } });
    expect(await book(body)).toEqual({ ...first, status: 200 });
    for (const note of ['', 'Needs room 3', undefined]) {
      expect((await book({ ...body, note })).problem.code).toBe('already-booked');
    }
    expect(await book(callersBody({ note: 'x'.repeat(501) }))).toMatchObject({
      status: 422,
      problem: { fields: { note: 'Use 500 characters or fewer' } },
    });
    const patient = await system.call('POST /api/appointments', {
      body: { ...bookingBody({ date: freshDay() }), note: 'x' },
      sourceIp: newAddress(),
    });
    expect(patient.status).toBe(201);
    const [stored] = await find(patient.body.appointment.confirmationNumber);
    expect(stored).not.toHaveProperty('note');
  });

  test('and the audit log says who did', async () => {
    const { confirmationNumber } = (await book(callersBody())).body.appointment;
    const { body } = await system.call('GET /api/audit', { claims });
    expect(body.entries).toContainEqual({
      at: expect.anything(),
      actor: claims.sub,
      actorName: claims.email,
      action: 'appointment.book',
      subject: confirmationNumber,
    });
  });
});

describe('the desk can’t book', () => {
  test.each([
    [{ phone: undefined }, { phone: 'Enter a phone number with area code' }],
    [{ phone: '555' }, { phone: 'Enter a phone number with area code' }],
    [{ phone: ' ' }, { phone: 'Enter a phone number with area code' }],
    [{ email: 'dana' }, { email: 'Please enter a valid email address' }],
    [{ firstName: ' ' }, { firstName: 'First name is required' }],
    [{ dob: '2090-01-01' }, { dob: expect.anything() }],
    [{ insuranceProvider: 'x'.repeat(101) }, { insuranceProvider: 'Use 100 characters or fewer' }],
    [{ time: '9:31' }, { time: 'This clinic doesn’t offer visits at that time' }],
    [{ date: '2026-11-28' }, { date: 'Our clinics are open Monday through Friday' }],
  ])('%o', async (changes, fields) => {
    const body = callersBody(changes);
    expect(await book(body)).toMatchObject({ status: 422, problem: { code: 'invalid', fields } });
    expect(await find(body.confirmationNumber)).toEqual([]);
  });
});

test('of a patient and the desk who want one slot at once, one gets it, each time', async () => {
  let desk = 0;
  const slots = ['2026-12-02', '2026-12-03', '2026-12-04'].flatMap(slotsOn).slice(0, 200);
  expect(slots).toHaveLength(200);
  for (const [round, { locationId, ...time }] of slots.entries()) {
    const slot = { location: { id: locationId }, ...time };
    // Use a new visitor in each round, since visitors have limits.
    const sourceIp = `198.51.${round}.7`;
    const patient = system.call('POST /api/appointments', { body: bookingBody(slot), sourceIp });
    // A patient's request reads more before it writes, so the desk starts later by some milliseconds.
    await setTimeout(round % 8);
    const caller = book(callersBody(slot));
    const statuses = [(await caller).status, (await patient).status];
    expect(statuses.toSorted()).toEqual([201, 409]);
    if (statuses[0] === 201) desk += 1;
  }
  // If the desk or the patients had won every time, it would have been no race.
  expect(desk).toBeGreaterThan(0);
  expect(desk).toBeLessThan(200);
});
