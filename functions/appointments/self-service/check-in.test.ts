import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { interceptOutsideCalls } from '#functions/platform/outside-calls.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { hourMs, minuteMs } from '#shared/time/durations.ts';

// With `now: ''`, the handlers read the process's clock, which the tests set.
const system = await openTestSystem({ now: '', limits: { LIMIT_CHECK_INS_PER_DAY: 2 } });
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
  const start = slotStart(date, time).getTime();
  const params = { confirmationNumber: body.confirmationNumber };
  return { start, params, token: String(made.body.manageToken) };
}

type Visit = Awaited<ReturnType<typeof book>>;

const asPatient = ({ params, token }: Pick<Visit, 'params' | 'token'>) => ({
  params,
  headers: { authorization: `Bearer ${token}` },
});

const checkIn = (visit: Pick<Visit, 'params' | 'token'>, sourceIp = newAddress()) =>
  system.call('POST /api/appointments/{confirmationNumber}/check-in', { ...asPatient(visit), sourceIp });

const look = async (visit: Visit) =>
  (await system.call('GET /api/appointments/{confirmationNumber}', asPatient(visit))).body.appointment;

const setStatus = ({ params }: Visit, status: AppointmentStatus, version?: number) =>
  system.call('PUT /api/appointments/{confirmationNumber}/status', {
    params,
    claims: adminClaims({ sub: 'the desk' }),
    body: { status, version },
  });

/** The changes of a visit's status in the audit log, in order. */
async function auditOf({ params }: Visit) {
  const lines = await system.all('Audit');
  return lines
    .filter(({ subject, action }) => subject === params.confirmationNumber && action !== 'appointment.view')
    .toSorted((a, b) => String(a.at).localeCompare(String(b.at)))
    .map(({ actor, from, to }) => [actor, from, to]);
}

describe('a patient in the waiting room', () => {
  test('is arrived, which the desk sees; the audit log says who did it, and nobody gets a mail', async () => {
    const visit = await book();
    const mails = (await system.all('Outbox')).length;
    setNow(visit.start - 20 * minuteMs);
    const { status, body } = await checkIn(visit);
    const arrivedAt = new Date(visit.start - 20 * minuteMs).toISOString();
    expect(status).toBe(200);
    expect(body.appointment).toMatchObject({ status: 'arrived', arrivedAt, version: 2 });
    const claims = adminClaims();
    const seen = await system.call('GET /api/admin/appointments/{confirmationNumber}', {
      params: visit.params,
      claims,
    });
    expect(seen.body.appointment).toMatchObject({ status: 'arrived', arrivedAt });
    expect(await auditOf(visit)).toEqual([['patient', 'confirmed', 'arrived']]);
    expect(await system.all('Outbox')).toHaveLength(mails);
  });

  test('may say so again, also the day after, which changes nothing', async () => {
    const visit = await book();
    setNow(visit.start);
    const first = await checkIn(visit);
    for (const later of [minuteMs, 40 * hourMs]) {
      setNow(visit.start + later);
      const again = await checkIn(visit);
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    expect(await auditOf(visit)).toHaveLength(1);
  });

  test('who presses twice at a time arrives once', async () => {
    const visit = await book();
    setNow(visit.start);
    const answers = await Promise.all([checkIn(visit), checkIn(visit), checkIn(visit)]);
    expect(answers.map(({ body }) => body.appointment.version)).toEqual([2, 2, 2]);
  });

  test('may be late, and even marked as a no-show', async () => {
    const visit = await book();
    setNow(visit.start + 20 * minuteMs);
    await setStatus(visit, 'no-show');
    expect((await checkIn(visit)).body.appointment).toMatchObject({ status: 'arrived', version: 3 });
  });
});

describe('the time for it', () => {
  test('begins 30 minutes before the visit, and says so to those who are early', async () => {
    const visit = await book();
    setNow(visit.start - 30 * minuteMs - 1);
    const { status, problem } = await checkIn(visit);
    expect([status, problem.code]).toEqual([409, 'conflict']);
    expect(problem.detail).toMatch(
      /^You can check in 30 minutes before your visit: on Tuesday, November 24, from \d+:\d\d [AP]M\.$/,
    );
    setNow(visit.start - 30 * minuteMs);
    expect((await checkIn(visit)).status).toBe(200);
  });

  test('ends with the day of the visit', async () => {
    const [visit, missed] = [await book(), await book()];
    // A minute before midnight in Las Vegas.
    setNow('2026-11-25T07:59:00Z');
    expect((await checkIn(visit)).status).toBe(200);
    setNow('2026-11-25T08:00:00Z');
    const { status, problem } = await checkIn(missed);
    expect([status, problem.code]).toEqual([409, 'conflict']);
    expect(problem.detail).toBe('This visit was on Tuesday, November 24. Please see the front desk.');
  });
});

test.each([
  ['cancelled', 'This visit has been canceled. Please see the front desk.'],
  ['completed', 'This visit is already complete. Please see the front desk.'],
] as const)('a %s visit stays so: the patient is sent to the desk', async (ended, detail) => {
  const visit = await book();
  setNow(visit.start);
  await setStatus(visit, ended);
  const { status, problem } = await checkIn(visit);
  expect([status, problem.code, problem.detail]).toEqual([409, 'conflict', detail]);
  expect(await look(visit)).toMatchObject({ status: ended, version: 2 });
});

test('nobody checks in another patient, or without a token', async () => {
  const [mine, theirs] = [await book(), await book()];
  setNow(theirs.start);
  expect((await checkIn({ ...theirs, token: mine.token })).status).toBe(404);
  expect((await checkIn({ ...theirs, token: '' })).status).toBe(401);
  expect(await look(theirs)).toMatchObject({ status: 'confirmed', version: 1 });
});

test('a client that checks in too often is sent to the desk; repetitions don’t count', async () => {
  const [first, second, third] = [await book(), await book(), await book()];
  setNow(Math.max(first.start, second.start, third.start));
  const address = newAddress();
  for (const visit of [first, first, first, second]) {
    expect((await checkIn(visit, address)).status).toBe(200);
  }
  const { status, problem } = await checkIn(third, address);
  expect([status, problem.code, problem.detail]).toEqual([
    429,
    'too-many',
    'We can’t check you in here. Please see the front desk.',
  ]);
  expect((await look(third)).status).toBe('confirmed');
});

describe('when the patient came', () => {
  test('is known when the desk marks them as arrived, too, and undoing that removes it', async () => {
    const visit = await book();
    setNow(visit.start - 5 * minuteMs);
    await setStatus(visit, 'arrived');
    expect(await look(visit)).toMatchObject({
      arrivedAt: new Date(visit.start - 5 * minuteMs).toISOString(),
    });
    await setStatus(visit, 'confirmed');
    expect(await look(visit)).not.toHaveProperty('arrivedAt');
    setNow(visit.start);
    expect((await checkIn(visit)).body.appointment.arrivedAt).toBe(new Date(visit.start).toISOString());
  });

  test('is a moment that later corrections keep', async () => {
    const visit = await book();
    setNow(visit.start);
    const { arrivedAt } = (await checkIn(visit)).body.appointment;
    setNow(visit.start + minuteMs);
    const correction = { params: visit.params, claims: adminClaims(), body: { note: 'Deaf', version: 2 } };
    expect(
      (await system.call('PUT /api/admin/appointments/{confirmationNumber}', correction)).body.appointment,
    ).toMatchObject({ arrivedAt, version: 3 });
  });
});

/** Checks in while the desk changes the same visit just before the check-in is written. */
async function checkInBehind(visit: Visit, desk: () => Promise<unknown>) {
  let isFirst = true;
  const restore = interceptOutsideCalls(async ({ operation }, proceed) => {
    if (isFirst && operation.startsWith('TransactWrite')) {
      isFirst = false;
      await desk();
    }
    return proceed();
  });
  try {
    return await checkIn(visit);
  } finally {
    restore();
  }
}

describe('at the same moment, the desk', () => {
  test('marks a no-show: the patient who is here arrives', async () => {
    const visit = await book();
    setNow(visit.start + 15 * minuteMs);
    const { status, body } = await checkInBehind(visit, () => setStatus(visit, 'no-show'));
    expect([status, body.appointment.status, body.appointment.version]).toEqual([200, 'arrived', 3]);
    expect((await auditOf(visit)).toSorted()).toEqual([
      ['patient', 'no-show', 'arrived'],
      ['the desk', 'confirmed', 'no-show'],
    ]);
  });

  test('cancels: the visit stays canceled, and the patient is sent to the desk', async () => {
    const visit = await book();
    setNow(visit.start);
    const { status, problem } = await checkInBehind(visit, () => setStatus(visit, 'cancelled'));
    expect([status, problem.code]).toEqual([409, 'conflict']);
    expect(problem.detail).toContain('Please see the front desk');
    expect(await look(visit)).toMatchObject({ status: 'cancelled', version: 2 });
  });

  test('marks the arrival: it is recorded once', async () => {
    const visit = await book();
    setNow(visit.start);
    const { status, body } = await checkInBehind(visit, () => setStatus(visit, 'arrived'));
    expect([status, body.appointment.version]).toEqual([200, 2]);
    expect(await auditOf(visit)).toEqual([['the desk', 'confirmed', 'arrived']]);
  });

  test('marks a no-show of what it saw before the patient arrived, and is told', async () => {
    const visit = await book();
    setNow(visit.start + 15 * minuteMs);
    await checkIn(visit);
    const { status, problem } = await setStatus(visit, 'no-show', 1);
    expect([status, problem.code]).toEqual([409, 'stale-version']);
    expect((await look(visit)).status).toBe('arrived');
  });
});
