import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { callOutside, type OutsideCall } from '#functions/platform/outside-calls.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { callsOf, type Fault, killed, killsOf, withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { type BookingBody, bookingBody, freshDay } from '#infra/testing/records/bookings.ts';

const system = await openTestSystem();
const claims = adminClaims();
quietLog();
shortenPauses();

/** Whether a call writes a booking, and not only an audit entry that someone has seen the record. */
const isChange = (call: OutsideCall) => isWrite(call) && JSON.stringify(call.input).includes('heldBy');
const isWrite = ({ operation }: OutsideCall) => operation.startsWith('TransactWrite');

const book = (body: BookingBody) => system.call('POST /api/appointments', { body });

/** Counts the bookings and the held slots of a day. If the counts differ, one was lost or duplicated. */
async function whatStands(date: string) {
  const { body } = await system.call('GET /api/appointments', {
    query: { from: date, to: date, sort: 'visit' },
    claims,
  });
  const held = await system.heldSlots(date);
  return { appointments: body.appointments.length, slots: held.length };
}

describe('a booking survives', () => {
  test.each<[Fault, number]>([
    ['conflict', 1],
    ['conflict', 4],
    ['throttle', 1],
    ['throttle', 4],
    ['timeout-before', 1],
    ['timeout-after', 1],
    ['timeout-after', 2],
  ])('%s, %i times in a row', async (fault, times) => {
    const body = bookingBody({ date: freshDay() });
    let struck = 0;
    const { result } = await withFault(
      fault,
      (call) => isWrite(call) && struck++ < times,
      () => book(body),
    );
    expect(result.status).toBe(201);
    expect(result.body.manageToken).toBeTruthy();
    expect(await whatStands(body.date)).toEqual({ appointments: 1, slots: 1 });
    expect((await book(body)).body).toEqual(result.body);
  });

  test('an answer that is lost every time, as long as the write landed', async () => {
    const body = bookingBody({ date: freshDay() });
    const { result } = await withFault('timeout-after', isWrite, () => book(body));
    expect(result.status).toBe(201);
    expect(await whatStands(body.date)).toEqual({ appointments: 1, slots: 1 });
  });
});

describe('what does not pass ends', () => {
  test.each<Fault>(['conflict', 'throttle'])('as 429 with a time to wait: %s', async (fault) => {
    const body = bookingBody({ date: freshDay() });
    const { result } = await withFault(fault, isWrite, () => book(body));
    expect([result.status, result.problem.code]).toEqual([429, 'too-many']);
    expect(Number(result.headers['retry-after'])).toBeGreaterThan(0);
    expect(await whatStands(body.date)).toEqual({ appointments: 0, slots: 0 });
    expect((await book(body)).status).toBe(201);
  });

  test('as 500 only where nothing can be known, and the same request later finds out', async () => {
    const body = bookingBody({ date: freshDay() });
    const everything = () => true;
    const { result } = await withFault('timeout-after', everything, () => book(body));
    expect([result.status, result.problem.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(result.problem)).not.toContain('injected');
    expect([200, 201]).toContain((await book(body)).status);
    expect(await whatStands(body.date)).toEqual({ appointments: 1, slots: 1 });
  });
});

/**
 * Crashes a booking at each of its outside calls in turn, then retries it. Returns the crashes that left a booking
 * without its slot, or not exactly one of each after the retry.
 */
async function crashEverywhere(bookOnce: (body: BookingBody) => Promise<unknown>): Promise<string[]> {
  const broken: string[] = [];
  const calls = await callsOf(() => bookOnce(bookingBody({ date: freshDay() })));
  expect(calls).toBeGreaterThan(0);
  for (const kill of killsOf(calls)) {
    const moment = `${kill.fault} at call ${kill.step}`;
    const body = bookingBody({ date: freshDay() });
    await killed(kill, () => bookOnce(body));
    const left = await whatStands(body.date);
    if (left.appointments !== left.slots) broken.push(`${moment}: ${JSON.stringify(left)}`);
    const again = await bookOnce(body).catch(() => undefined);
    const after = await whatStands(body.date);
    if (after.appointments !== 1 || after.slots !== 1) {
      broken.push(`${moment}, then again: ${JSON.stringify({ after, again })}`);
    }
  }
  return broken;
}

/** The naive version: two writes instead of one transaction. */
async function naiveBook(body: BookingBody): Promise<void> {
  const { confirmationNumber, location, date, time } = body;
  const write = (table: 'Slots' | 'Appointments', Item: Record<string, unknown>) =>
    callOutside({ service: 'dynamodb', operation: 'PutItemCommand', input: Item }, () =>
      system.dynamo.send(
        new PutCommand({
          TableName: system.tableName(table),
          Item,
          ConditionExpression: 'attribute_not_exists(heldBy)',
        }),
      ),
    );
  await write('Slots', { date, slot: `${location.id}#${time}`, heldBy: confirmationNumber });
  await write('Appointments', {
    ...body,
    locationId: location.id,
    emailKey: body.email,
    createdMonth: '2026-11',
    visitMonth: date.slice(0, 7),
    startsAt: `${date}T17:30:00.000Z`,
    bookingDate: '2026-11-23T17:00:00.000Z',
    status: 'confirmed',
    version: 1,
    id: 'naive',
  });
}

test('a process killed at any outside call of a booking leaves a complete booking or none, and a retry completes it', async () => {
  expect(await crashEverywhere(book)).toEqual([]);
});

test('the same kills catch a booking in two writes', async () => {
  expect(await crashEverywhere(naiveBook)).not.toEqual([]);
});

const once = () => {
  let struck = 0;
  return (call: OutsideCall) => isWrite(call) && struck++ < 1;
};

describe('a change by an admin survives', () => {
  test.each<[string, Fault, () => (call: OutsideCall) => boolean]>([
    ['a conflict', 'conflict', once],
    ['throttling', 'throttle', once],
    ['a timeout before the write', 'timeout-before', once],
    ['a timeout after the write', 'timeout-after', once],
    ['an answer that is lost every time', 'timeout-after', () => isChange],
  ])('%s', async (_, fault, strikes) => {
    const body = bookingBody({ date: freshDay() });
    await book(body);
    const params = { confirmationNumber: body.confirmationNumber };
    const cancel = () =>
      system.call('PUT /api/appointments/{confirmationNumber}/status', {
        params,
        body: { status: 'cancelled', version: 1 },
        claims,
      });
    expect((await withFault(fault, strikes(), cancel)).result.body.appointment).toMatchObject({
      status: 'cancelled',
      version: 2,
    });
    expect(await whatStands(body.date)).toEqual({ appointments: 1, slots: 0 });
    const remove = () => system.call('DELETE /api/appointments/{confirmationNumber}', { params, claims });
    expect((await withFault(fault, strikes(), remove)).result.status).toBe(200);
    expect(await whatStands(body.date)).toEqual({ appointments: 0, slots: 0 });
  });
});

describe('a move by a patient survives', () => {
  test.each<Fault>(['conflict', 'throttle', 'timeout-before', 'timeout-after'])('%s', async (fault) => {
    const body = bookingBody({ date: freshDay() });
    const { manageToken } = (await book(body)).body;
    const date = freshDay();
    const reschedule = () =>
      system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
        params: { confirmationNumber: body.confirmationNumber },
        headers: { authorization: `Bearer ${manageToken}` },
        body: { location: { id: '1' }, date, time: '9:30' },
      });
    let struck = 0;
    const { result } = await withFault(fault, (call) => isWrite(call) && struck++ < 1, reschedule);
    expect(result.status).toBe(200);
    expect(await system.heldSlots(body.date)).toEqual([]);
    expect(await system.heldSlots(date)).toMatchObject([{ slot: '1#9:30', heldBy: body.confirmationNumber }]);
  });
});
