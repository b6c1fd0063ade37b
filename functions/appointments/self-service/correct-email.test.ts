import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openLookup } from '#infra/testing/mail/mailed-code.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, freshDay, slotsOn } from '#infra/testing/records/bookings.ts';
import { brand } from '#shared/brand.ts';
import { minuteMs } from '#shared/time/durations.ts';

const system = await openTestSystem({ limits: { LIMIT_RESCHEDULES_PER_DAY: 5, LIMIT_WAITING_ADDRESSES: 4 } });
const { manageToken } = await import('#functions/appointments/auth/patient-tokens.ts');

afterEach(() => void vi.useRealTimers());

const free = slotsOn(freshDay()).map(({ locationId, ...when }) => ({
  location: { id: locationId },
  ...when,
}));
const newAttempt = () => randomBytes(16).toString('base64url');

/** A booking whose email address is a stranger's by a typo. */
async function mistyped(changes: Record<string, unknown> = {}) {
  const body = { ...bookingBody({ ...free.pop(), ...changes }), attempt: newAttempt() };
  const sourceIp = newAddress();
  const answer = await system.call('POST /api/appointments', { body, sourceIp });
  expect(answer.status).toBe(201);
  const { confirmationNumber } = body;
  const [item] = (await system.all('Appointments')).filter(
    (one) => one.confirmationNumber === confirmationNumber,
  );
  const mailed = await manageToken(item as Parameters<typeof manageToken>[0], 'mail');
  return { body, sourceIp, number: confirmationNumber, token: answer.body.manageToken, mailed };
}

type Booking = Awaited<ReturnType<typeof mistyped>>;

const right = ({ number }: Booking) => `right-${number}@example.com`;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function correct(
  booking: Booking,
  changes: { token?: string; email?: string; attempt?: string; sourceIp?: string } = {},
) {
  const { token = booking.token, email = right(booking), attempt, sourceIp = newAddress() } = changes;
  return system.call('POST /api/appointments/{confirmationNumber}/email', {
    params: { confirmationNumber: booking.number },
    headers: bearer(token),
    body: { email, attempt },
    sourceIp,
  });
}

function onEveryPatientRoute({ number, body }: Booking, token: string) {
  const request = { params: { confirmationNumber: number }, headers: bearer(token) };
  const slot = { location: body.location, date: body.date, time: body.time };
  return Promise.all([
    system.call('GET /api/appointments/{confirmationNumber}', request),
    system.call('POST /api/appointments/{confirmationNumber}/cancel', request),
    system.call('POST /api/appointments/{confirmationNumber}/reschedule', { ...request, body: slot }),
    system.call('POST /api/appointments/{confirmationNumber}/email', {
      ...request,
      body: { email: 'x@example.com' },
    }),
    system.call('POST /api/appointments/{confirmationNumber}/not-mine', request),
  ]);
}

describe('a correction soon after booking', () => {
  test('moves the booking to the right address and mails the confirmation there', async () => {
    const booking = await mistyped();
    const { status, body } = await correct(booking, { email: ' Right@Example.com ' });
    expect(status).toBe(200);
    expect(body.appointment).toMatchObject({ email: 'Right@Example.com', emailCorrected: true, version: 2 });
    const queued = (await system.all('Outbox')).map(({ id }) => id);
    expect(queued).toContain(`${booking.number}#2#booked`);
    const [line] = (await system.all('Audit')).filter(({ subject }) => subject === booking.number);
    expect(line).toMatchObject({ actor: 'patient', action: 'appointment.email' });
    expect(JSON.stringify(line)).not.toContain('example.com');
  });

  test('ends the tokens from before on every route, and the new one works', async () => {
    const booking = await mistyped();
    const { body } = await correct(booking);
    for (const token of [booking.token, booking.mailed]) {
      const answers = await onEveryPatientRoute(booking, token);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 401]);
      expect(JSON.stringify(answers)).not.toContain('Ortega');
    }
    const request = { params: { confirmationNumber: booking.number }, headers: bearer(body.manageToken) };
    expect((await system.call('GET /api/appointments/{confirmationNumber}', request)).status).toBe(200);
  });

  test('takes the booking from the wrong address’s list', async () => {
    const booking = await mistyped();
    await correct(booking);
    const { email } = booking.body;
    const sent = await system.call('POST /api/appointments/lookup', { body: { email } });
    expect(sent.status).toBe(202);
    const left = (await system.all('Appointments')).filter((item) => item.emailKey === email);
    expect(left).toEqual([]);
  });

  test('happens once: another is a conflict that says to call', async () => {
    const booking = await mistyped();
    const { body } = await correct(booking);
    const again = await correct(booking, { token: body.manageToken, email: 'third@example.com' });
    expect([again.status, again.problem.code]).toEqual([409, 'conflict']);
    expect(again.problem.detail).toContain(brand.phone);
  });

  test('of twenty at once, one wins', async () => {
    const booking = await mistyped();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => correct(booking, { email: `racer${index}@example.com` })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    const [item] = (await system.all('Appointments')).filter(
      (one) => one.confirmationNumber === booking.number,
    );
    expect(item?.email).toBe(won[0]?.body.appointment.email);
    expect(item?.version).toBe(2);
  });

  test('whose answer was lost is repeated with its attempt, and only with it', async () => {
    const booking = await mistyped();
    const attempt = newAttempt();
    const first = await correct(booking, { attempt });
    const again = await correct(booking, { attempt });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const others = [{ attempt: newAttempt() }, {}, { attempt, token: booking.mailed }];
    for (const other of others) expect((await correct(booking, other)).status).toBe(404);
  });

  test('counts as a move of its client, and as another of its few recipients', async () => {
    const sourceIp = newAddress();
    const statuses: number[] = [];
    for (let round = 0; round < 5; round++) {
      statuses.push((await correct(await mistyped(), { sourceIp })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const same = { email: 'same@example.com', sourceIp: newAddress() };
    for (const expected of [200, 200, 200, 200, 200, 429]) {
      expect((await correct(await mistyped(), same)).status).toBe(expected);
    }
  });
});

describe('no correction', () => {
  test('later than ten minutes after booking', async () => {
    const booking = await mistyped();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * minuteMs + 1000 });
    const { status, problem } = await correct(booking);
    expect([status, problem.code]).toEqual([409, 'conflict']);
    expect(problem.detail).toContain(brand.phone);
  });

  test('with the link of the mail, which the wrong address got', async () => {
    const booking = await mistyped();
    const request = { params: { confirmationNumber: booking.number }, headers: bearer(booking.mailed) };
    expect((await system.call('GET /api/appointments/{confirmationNumber}', request)).status).toBe(200);
    const refused = await correct(booking, { token: booking.mailed });
    expect([refused.status, refused.problem.code]).toEqual([403, 'forbidden']);
    // The token from rescheduling with that link can't correct the address, either.
    const moved = await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
      ...request,
      body: free.pop(),
    });
    expect(moved.status).toBe(200);
    expect((await correct(booking, { token: moved.body.manageToken })).status).toBe(403);
  });

  test('with a lookup token, whose address is the one to leave', async () => {
    const booking = await mistyped();
    const other = await mistyped();
    const { email } = booking.body;
    expect((await correct(booking, { token: await openLookup(system, email) })).status).toBe(403);
    expect((await correct(booking, { token: await openLookup(system, other.body.email) })).status).toBe(404);
  });

  test('of a canceled visit, to the same address, or to none', async () => {
    const booking = await mistyped();
    const same = await correct(booking, { email: booking.body.email.toUpperCase() });
    expect([same.status, Object.keys(same.problem.fields ?? {})]).toEqual([422, ['email']]);
    expect((await correct(booking, { email: 'nobody' })).status).toBe(422);
    const request = { params: { confirmationNumber: booking.number }, headers: bearer(booking.token) };
    await system.call('POST /api/appointments/{confirmationNumber}/cancel', request);
    expect((await correct(booking)).status).toBe(409);
  });
});

describe('after a correction, a retry of the booking', () => {
  test('answers the browser that made the attempt, which is the patient’s', async () => {
    const booking = await mistyped();
    await correct(booking);
    const retry = await system.call('POST /api/appointments', { body: booking.body });
    expect([retry.status, retry.body.appointment.email]).toEqual([200, right(booking)]);
    const request = {
      params: { confirmationNumber: booking.number },
      headers: bearer(retry.body.manageToken),
    };
    expect((await system.call('GET /api/appointments/{confirmationNumber}', request)).status).toBe(200);
  });

  test('without an attempt hands out nothing: the wrong address was told most of the content', async () => {
    const body = bookingBody(free.pop());
    const made = await system.call('POST /api/appointments', { body, sourceIp: newAddress() });
    await system.call('POST /api/appointments/{confirmationNumber}/email', {
      params: { confirmationNumber: body.confirmationNumber },
      headers: bearer(made.body.manageToken),
      body: { email: 'right@example.com' },
      sourceIp: newAddress(),
    });
    const retry = await system.call('POST /api/appointments', { body });
    expect([retry.status, retry.problem.code]).toEqual([409, 'already-booked']);
  });
});
