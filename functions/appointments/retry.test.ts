import { expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';

const system = await openTestSystem();
const book = (body: Record<string, unknown>) => system.call('POST /api/appointments', { body });

test('the same booking sent again gets the same answer', async () => {
  const body = bookingBody();
  const first = await book(body);
  const again = await book(body);
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(first.body);
});

test('the same booking sent 20 times concurrently is made once, with the same reply every time', async () => {
  const body = bookingBody({ time: '10:45' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(body)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(19);
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
});

test('a retry after a cancellation shows the appointment as it is now', async () => {
  const body = bookingBody({ time: '11:30' });
  await book(body);
  await system.call('PUT /api/appointments/{confirmationNumber}/status', {
    params: { confirmationNumber: body.confirmationNumber },
    body: { status: 'cancelled' },
    claims: adminClaims(),
  });
  const again = await book(body);
  expect(again.status).toBe(200);
  expect(again.body.appointment.status).toBe('cancelled');
});

test.each([
  ['another time', { time: '1:45' }],
  ['another clinic', { location: { id: '2' } }],
  ['another patient', { lastName: 'Somebody' }],
  ['another email', { email: 'other@example.com' }],
])('the same number with %s is a conflict and tells nothing of the first booking', async (_, change) => {
  const body = bookingBody({ time: '2:30', date: '2026-11-25' });
  await book(body);
  const other = await book({ ...body, ...change });
  expect([other.status, other.problem.code]).toEqual([409, 'already-booked']);
  expect(JSON.stringify(other.body)).not.toContain(body.email);
  expect(other.body).not.toHaveProperty('manageToken');
  await system.call('DELETE /api/appointments/{confirmationNumber}', {
    params: { confirmationNumber: body.confirmationNumber },
    claims: adminClaims(),
  });
});

test('the number of a deleted appointment is never used again, and its slot is available', async () => {
  const body = bookingBody({ time: '3:10' });
  await book(body);
  await system.call('DELETE /api/appointments/{confirmationNumber}', {
    params: { confirmationNumber: body.confirmationNumber },
    claims: adminClaims(),
  });
  expect((await book(body)).problem.code).toBe('already-booked');
  expect((await book(bookingBody({ time: '3:10' }))).status).toBe(201);
});
