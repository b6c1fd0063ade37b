import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { billBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { required } from '#shared/required.ts';

const system = await openPaymentSystem();

const claims = adminClaims({ sub: 'manager-7', email: 'maria@example.com' });
const marker = 'Zyxmarker';
const personal = new RegExp(`${marker}|1987-06-05|1234567|702|555`, 'i');

const asAdmin = (id: RouteId, params: Record<string, string>, body?: object) =>
  system.call(id, { params, body, claims });

/** Books an appointment for a patient whose every field contains the marker or is otherwise unique. */
async function booked(time: string) {
  const body = bookingBody({
    time,
    firstName: marker,
    lastName: `${marker} Ortega`,
    email: `${marker}@example.com`,
    insuranceNumber: `${marker}-1`,
    insuranceProvider: `${marker} Health`,
    phone: '(702) 555-0199',
    reason: `${marker} fever`,
  });
  const { status, body: made } = await system.call('POST /api/appointments', { body });
  expect(status).toBe(201);
  return { params: { confirmationNumber: body.confirmationNumber }, manageToken: made.manageToken };
}

/** A successful payment of $12,345.67. */
async function paid() {
  const id = await system.paid(
    billBody(
      { amount: 1_234_567 },
      {
        patientName: marker,
        patientEmail: `${marker}@example.com`,
        accountNumber: `${marker}-2`,
        description: `${marker} visit`,
        phone: '(702) 555-0199',
      },
    ),
  );
  return { id };
}

async function entries() {
  const { body } = await system.call('GET /api/audit', { query: { limit: '200' }, claims });
  return body.entries;
}

/** The audit log's entries about a record, newest first. */
async function linesOf(subject: string) {
  return (await entries()).filter((entry) => entry.subject === subject);
}

const status = 'PUT /api/appointments/{confirmationNumber}/status';
const instant = '2026-11-23T17:';

describe('a line is left by', () => {
  test('each status of an appointment, and its deletion', async () => {
    const { params } = await booked('9:30');
    await asAdmin(status, params, { status: 'completed' });
    await asAdmin(status, params, { status: 'completed' });
    await asAdmin(status, params, { status: 'cancelled' });
    await asAdmin('DELETE /api/appointments/{confirmationNumber}', params);
    await asAdmin('DELETE /api/appointments/{confirmationNumber}', params);
    const subject = params.confirmationNumber;
    const line = {
      at: expect.stringContaining(instant),
      actor: 'manager-7',
      actorName: 'maria@example.com',
      subject,
    };
    expect((await linesOf(subject)).toReversed()).toEqual([
      { ...line, action: 'appointment.status', from: 'confirmed', to: 'completed' },
      { ...line, action: 'appointment.status', from: 'completed', to: 'cancelled' },
      { ...line, action: 'appointment.delete', from: 'cancelled' },
    ]);
  });

  test('a patient’s own changes, which name no one', async () => {
    const { params, manageToken } = await booked('10:45');
    const headers = { authorization: `Bearer ${manageToken}` };
    const to = { location: { id: '2' }, date: '2026-11-25', time: '9:30' };
    await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
      params,
      body: to,
      headers,
    });
    await system.call('POST /api/appointments/{confirmationNumber}/cancel', { params, headers });
    expect((await linesOf(params.confirmationNumber)).toReversed()).toMatchObject([
      { actor: 'patient', action: 'appointment.reschedule' },
      { actor: 'patient', action: 'appointment.status', from: 'confirmed', to: 'cancelled' },
    ]);
    const lines = await linesOf(params.confirmationNumber);
    expect(lines.filter((line) => 'actorName' in line)).toEqual([]);
  });

  test('each refund, status and deletion of a payment', async () => {
    const params = await paid();
    await asAdmin('POST /api/payments/{id}/refund', params, {
      amount: 500,
      reason: 'Counted twice',
      version: 2,
      idempotencyKey: randomUUID(),
    });
    await asAdmin('PUT /api/payments/{id}/status', params, { status: 'cancelled' });
    await asAdmin('DELETE /api/payments/{id}', params);
    const line = {
      at: expect.stringContaining(instant),
      actor: 'manager-7',
      actorName: 'maria@example.com',
      subject: params.id,
    };
    expect((await linesOf(params.id)).toReversed()).toEqual([
      { ...line, action: 'payment.refund', to: '500', reason: 'Counted twice' },
      { ...line, action: 'payment.status', from: 'succeeded', to: 'cancelled' },
      { ...line, action: 'payment.delete', from: 'cancelled' },
    ]);
  });
});

test('a line is left by a closure, its mails and its end', async () => {
  const appointment = await booked('2:30');
  const closed = { locationId: '1', date: '2026-11-24', from: '14:00', reason: 'No technologist' };
  const { body } = await system.call('POST /api/closures', { body: closed, claims });
  const { id } = required(body.closure, 'closure');
  expect(body.affected.map(({ confirmationNumber }) => confirmationNumber)).toEqual([
    appointment.params.confirmationNumber,
  ]);
  await asAdmin('POST /api/closures/{id}/notify', { id });
  await asAdmin('POST /api/closures/{id}/notify', { id });
  await asAdmin('DELETE /api/closures/{id}', { id });
  const line = {
    at: expect.stringContaining(instant),
    actor: 'manager-7',
    actorName: 'maria@example.com',
    subject: id,
  };
  expect((await linesOf(id)).toReversed()).toMatchObject([
    { ...line, action: 'closure.create', reason: 'No technologist' },
    { ...line, action: 'closure.notify' },
    { ...line, action: 'closure.delete' },
  ]);
});

test.each([
  ['the email address in a token', { email: 'maria@example.com' }, 'maria@example.com'],
  ['the user name in a token without one', { username: 'maria' }, 'maria'],
  ['nothing if that is the account’s id', { username: 'manager-7' }, undefined],
])('a line names its actor by %s', async (_, given, name) => {
  const { params } = await booked('1:45');
  const { email: _email, ...unnamed } = adminClaims({ sub: 'manager-7' });
  const signedIn = { ...unnamed, ...given };
  const change = { params, body: { status: 'cancelled' }, claims: signedIn };
  expect((await system.call(status, change)).status).toBe(200);
  const [line] = await linesOf(params.confirmationNumber);
  expect([line?.actor, line?.actorName]).toEqual(['manager-7', name]);
});

describe('no line is left by', () => {
  test('what was refused', async () => {
    const [{ params }, payment] = [await booked('11:30'), await paid()];
    const before = (await entries()).length;
    await asAdmin(status, params, { status: 'completed', version: 9 });
    await asAdmin(status, params, { status: 'lost' });
    await asAdmin('PUT /api/payments/{id}/status', payment, { status: 'failed', version: 99 });
    await asAdmin('POST /api/payments/{id}/refund', payment, {
      amount: 9_999_999,
      reason: 'Too much',
      version: 2,
      idempotencyKey: randomUUID(),
    });
    await asAdmin('POST /api/payments/{id}/refund', payment, {
      reason: 'Late',
      version: 1,
      idempotencyKey: randomUUID(),
    });
    const others = { params, body: { status: 'completed' }, claims: adminClaims({ 'cognito:groups': '' }) };
    expect((await system.call(status, others)).status).toBe(403);
    expect(await entries()).toHaveLength(before);
  });
});

test('no line holds anything of a patient', async () => {
  const all = await entries();
  expect(all.length).toBeGreaterThanOrEqual(8);
  for (const { at: _, subject: __, ...said } of all) expect(JSON.stringify(said)).not.toMatch(personal);
  // Check the table, too: the reply's schema would drop fields that it doesn't name.
  expect(JSON.stringify(await system.all('Audit'))).not.toMatch(new RegExp(marker, 'i'));
});
