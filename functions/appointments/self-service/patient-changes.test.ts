import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { brand } from '#shared/brand.ts';

// Monday, 9:00 in Nevada
const system = await openTestSystem({ now: '2026-11-23T09:00:00-08:00' });

interface Booked {
  number: string;
  token: string;
  body: ReturnType<typeof bookingBody>;
}

async function book(changes: Record<string, unknown> = {}): Promise<Booked> {
  const body = bookingBody(changes);
  const answer = await system.call('POST /api/appointments', { body });
  expect(answer.status).toBe(201);
  return { number: body.confirmationNumber, token: answer.body.manageToken, body };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function cancel({ number, token }: Booked) {
  return system.call('POST /api/appointments/{confirmationNumber}/cancel', {
    params: { confirmationNumber: number },
    headers: bearer(token),
  });
}

function reschedule({ number, token }: Booked, body: Record<string, unknown>) {
  return system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
    params: { confirmationNumber: number },
    headers: bearer(token),
    body,
  });
}

function look({ number, token }: Booked) {
  return system.call('GET /api/appointments/{confirmationNumber}', {
    params: { confirmationNumber: number },
    headers: bearer(token),
  });
}

function setStatus(number: string, status: string) {
  return system.call('PUT /api/appointments/{confirmationNumber}/status', {
    params: { confirmationNumber: number },
    body: { status },
    claims: adminClaims(),
  });
}

async function holderOf(date: string, slot: string) {
  return (await system.heldSlots(date)).find((held) => held.slot === slot)?.heldBy;
}

describe('a patient cancels', () => {
  test('and the slot is free; cancelling again is fine', async () => {
    const appointment = await book();
    const first = await cancel(appointment);
    expect(first.body.appointment).toMatchObject({ status: 'cancelled', version: 2 });
    expect((await cancel(appointment)).body).toEqual(first.body);
    expect(await holderOf('2026-11-24', '1#9:30')).toBeUndefined();
  });

  test('and a late repetition leaves the slot with the patient who has taken it since', async () => {
    const mine = await book({ time: '10:45' });
    await cancel(mine);
    const theirs = await book({ time: '10:45' });
    expect((await cancel(mine)).status).toBe(200);
    expect(await holderOf('2026-11-24', '1#10:45')).toBe(theirs.number);
  });

  test('twice concurrently cancels once', async () => {
    const appointment = await book({ time: '11:30' });
    const answers = await Promise.all([cancel(appointment), cancel(appointment), cancel(appointment)]);
    expect(answers.map(({ body }) => body.appointment.version)).toEqual([2, 2, 2]);
  });

  test('not another patient’s appointment, and not without a token', async () => {
    const mine = await book({ time: '1:45' });
    const theirs = await book({ time: '2:30' });
    expect((await cancel({ ...theirs, token: mine.token })).status).toBe(404);
    expect((await cancel({ ...theirs, token: '' })).status).toBe(401);
    expect((await look(theirs)).body.appointment.status).toBe('confirmed');
  });

  test('not once the appointment has begun: then the phone is named', async () => {
    const appointment = await book({ date: '2026-11-23', location: { id: '4' }, time: '10:30' });
    // As if two hours had passed.
    await beginNow(appointment.number);
    const { status, problem } = await cancel(appointment);
    expect([status, problem.code]).toEqual([409, 'conflict']);
    expect(problem.detail).toContain(brand.phone);
    expect(
      (await reschedule(appointment, { location: { id: '1' }, date: '2026-11-25', time: '9:30' })).status,
    ).toBe(409);
  });

  test('not a completed appointment', async () => {
    const appointment = await book({ time: '3:10' });
    await setStatus(appointment.number, 'completed');
    expect((await cancel(appointment)).problem.code).toBe('conflict');
  });
});

describe('a patient reschedules an appointment', () => {
  const there = { location: { id: '4' }, date: '2026-11-30', time: '9:00' };

  test('and keeps its number; the old slot is free, the new one held', async () => {
    const appointment = await book({ date: '2026-11-25' });
    const { status, body } = await reschedule(appointment, there);
    expect(status).toBe(200);
    expect(body.appointment).toMatchObject({
      confirmationNumber: appointment.number,
      date: '2026-11-30',
      time: '9:00',
      startsAt: '2026-11-30T17:00:00.000Z',
      location: { id: '4' },
      version: 2,
    });
    expect(await holderOf('2026-11-25', '1#9:30')).toBeUndefined();
    expect(await holderOf('2026-11-30', '4#9:00')).toBe(appointment.number);
    // The new token works as well.
    expect((await look({ ...appointment, token: body.manageToken })).body.appointment).toEqual(
      body.appointment,
    );
    expect((await reschedule(appointment, there)).body.appointment).toEqual(body.appointment);
  });

  test('into a slot that is taken, and keeps the old one', async () => {
    const appointment = await book({ date: '2026-11-25', time: '10:45' });
    const theirs = await book({ date: '2026-12-01' });
    const { status, problem } = await reschedule(appointment, {
      location: { id: '1' },
      date: '2026-12-01',
      time: '9:30',
    });
    expect([status, problem.code]).toEqual([409, 'slot-taken']);
    expect(await holderOf('2026-11-25', '1#10:45')).toBe(appointment.number);
    expect(await holderOf('2026-12-01', '1#9:30')).toBe(theirs.number);
  });

  test('while another patient books the slot: one gets it, and the old slot is kept or released to match', async () => {
    for (const time of ['9:30', '10:45', '11:30', '1:45', '2:30', '3:10']) {
      const appointment = await book({ date: '2026-12-02', time });
      const body = bookingBody({ date: '2026-12-03', time });
      const [moved, booked] = await Promise.all([
        reschedule(appointment, { location: { id: '1' }, date: '2026-12-03', time }),
        system.call('POST /api/appointments', { body }),
      ]);
      expect([moved.status, booked.status].toSorted()).toEqual(
        moved.status === 200 ? [200, 409] : [201, 409],
      );
      const winner = moved.status === 200 ? appointment.number : body.confirmationNumber;
      expect(await holderOf('2026-12-03', `1#${time}`)).toBe(winner);
      expect(await holderOf('2026-12-02', `1#${time}`)).toBe(
        moved.status === 200 ? undefined : appointment.number,
      );
    }
  });

  test.each([
    ['a Sunday', { ...there, date: '2026-11-29' }, 422],
    ['yesterday', { ...there, date: '2026-11-22' }, 422],
    ['a time of another clinic', { ...there, time: '9:30' }, 422],
    ['no clinic', { date: '2026-11-30', time: '9:00' }, 422],
  ])('not to %s', async (_, body, status) => {
    const appointment = await book({ date: '2026-12-04', time: '9:30' });
    expect((await reschedule(appointment, body)).status).toBe(status);
    expect(await holderOf('2026-12-04', '1#9:30')).toBe(appointment.number);
    await cancel(appointment);
  });

  test('not when it is cancelled', async () => {
    const appointment = await book({ date: '2026-12-04', time: '10:45' });
    await cancel(appointment);
    expect((await reschedule(appointment, { ...there, date: '2026-12-07' })).problem.code).toBe('conflict');
  });
});

/** Sets an appointment's start to a past instant, as if the visit had begun. */
async function beginNow(confirmationNumber: string): Promise<void> {
  await system.dynamo.send(
    new UpdateCommand({
      TableName: system.tableName('Appointments'),
      Key: { confirmationNumber },
      UpdateExpression: 'SET startsAt = :past',
      ExpressionAttributeValues: { ':past': '2026-11-23T16:59:59.000Z' },
    }),
  );
}
