import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, freshDay, slotsOn } from '#infra/testing/records/bookings.ts';

const system = await openTestSystem({ limits: { LIMIT_CLOSED_NUMBERS_PER_DAY: 3 } });

const free = slotsOn(freshDay()).map(({ locationId, ...when }) => ({
  location: { id: locationId },
  ...when,
}));
const newAttempt = () => randomBytes(16).toString('base64url');
const withAttempt = (slot = {}) => ({ ...bookingBody(slot), attempt: newAttempt() });
const book = (body: Record<string, unknown>) => system.call('POST /api/appointments', { body });

function ask(confirmationNumber: string, attempt: string, sourceIp = '203.0.113.1') {
  return system.call('POST /api/appointments/{confirmationNumber}/outcome', {
    params: { confirmationNumber },
    body: { attempt },
    sourceIp,
  });
}

/** A booking that was made, but whose answer never reached the browser. */
async function lostBooking() {
  const body = withAttempt(free.pop());
  expect((await book(body)).status).toBe(201);
  return body;
}

test('the browser that made the attempt gets the appointment and its token', async () => {
  const { confirmationNumber, attempt } = await lostBooking();
  const { status, body } = await ask(confirmationNumber, attempt);
  expect(status).toBe(200);
  expect(body.appointment.confirmationNumber).toBe(confirmationNumber);
  const shown = await system.call('GET /api/appointments/{confirmationNumber}', {
    params: { confirmationNumber },
    headers: { authorization: `Bearer ${body.manageToken}` },
  });
  expect(shown.status).toBe(200);
});

test('an attempt that booked nothing closes its number: the late request is already-booked', async () => {
  const body = withAttempt(free.pop());
  const { status, problem } = await ask(body.confirmationNumber, body.attempt);
  expect([status, problem.code]).toEqual([404, 'not-found']);
  const late = await book(body);
  expect([late.status, late.problem.code]).toEqual([409, 'already-booked']);
  expect(await system.heldSlots(body.date)).not.toContainEqual(
    expect.objectContaining({ heldBy: body.confirmationNumber }),
  );
  // The patient can book the same time with another number.
  expect(
    (await book(bookingBody({ location: body.location, date: body.date, time: body.time }))).status,
  ).toBe(201);
});

test('another attempt learns nothing of a booking and leaves it as it is', async () => {
  const body = await lostBooking();
  const before = await system.all('Appointments');
  const { status, problem } = await ask(body.confirmationNumber, newAttempt());
  expect([status, problem.detail]).toEqual([404, 'We couldn’t find that booking.']);
  expect(await system.all('Appointments')).toEqual(before);
  expect((await ask(body.confirmationNumber, body.attempt)).status).toBe(200);
});

test('a booking without an attempt, and a deleted one, answer as if there were none', async () => {
  const plain = bookingBody(free.pop());
  await book(plain);
  expect((await ask(plain.confirmationNumber, newAttempt())).status).toBe(404);
  const { confirmationNumber, attempt } = await lostBooking();
  const admin = { params: { confirmationNumber }, claims: adminClaims() };
  await system.call('DELETE /api/appointments/{confirmationNumber}', admin);
  expect((await ask(confirmationNumber, attempt, '203.0.113.4')).status).toBe(404);
});

test('a retry has to carry the attempt of the first request', async () => {
  const body = await lostBooking();
  expect((await book(body)).status).toBe(200);
  for (const attempt of [undefined, newAttempt()]) {
    const other = await book({ ...body, attempt });
    expect([other.status, other.problem.code]).toEqual([409, 'already-booked']);
  }
});

test('no list, search or admin’s look-up knows of a closed number', async () => {
  const closed = withAttempt();
  await ask(closed.confirmationNumber, closed.attempt, '203.0.113.2');
  const params = { confirmationNumber: closed.confirmationNumber };
  const claims = adminClaims();
  const answers = [
    await system.call('GET /api/admin/appointments/{confirmationNumber}', { params, claims }),
    await system.call('DELETE /api/appointments/{confirmationNumber}', { params, claims }),
    await system.call('PUT /api/appointments/{confirmationNumber}/status', {
      params,
      claims,
      body: { status: 'cancelled' },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  const lists = [
    await system.call('GET /api/appointments', { claims }),
    await system.call('GET /api/appointments', { query: { sort: 'visit' }, claims }),
    await system.call('POST /api/admin/appointments/search', {
      body: { q: closed.confirmationNumber },
      claims,
    }),
  ];
  for (const { body } of lists) expect(JSON.stringify(body)).not.toContain(closed.confirmationNumber);
});

test('a client closes a few numbers a day, and still learns of what it booked', async () => {
  const sourceIp = '203.0.113.3';
  const strangers = Array.from({ length: 8 }, () => bookingBody().confirmationNumber);
  const answers = await Promise.all(strangers.map((number) => ask(number, newAttempt(), sourceIp)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([404, 404, 404, 429, 429, 429, 429, 429]);
  const body = await lostBooking();
  expect((await ask(body.confirmationNumber, body.attempt, sourceIp)).status).toBe(200);
  // Numbers in use count like unused ones, so the limit doesn't tell which are in use.
  const used = await Promise.all(strangers.map(lostBooking));
  const others = await Promise.all(
    used.map(({ confirmationNumber }) => ask(confirmationNumber, newAttempt(), '203.0.113.5')),
  );
  expect(others.map(({ status }) => status).toSorted()).toEqual(statuses);
});

test('a closed number is one small record that ends after 30 days', async () => {
  const records = (await system.all('Appointments')).filter((record) => 'closedAt' in record);
  expect(records.length).toBeGreaterThan(3);
  for (const { expiresAt, ...record } of records) {
    expect(Object.keys(record).sort()).toEqual(['closedAt', 'confirmationNumber', 'version']);
    expect(expiresAt - Date.now() / 1000).toBeLessThan(30 * 86_400 + 60);
    expect(expiresAt - Date.now() / 1000).toBeGreaterThan(29 * 86_400);
  }
});
