import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { addDays } from '#shared/time/clinic-time.ts';
import { minuteMs } from '#shared/time/durations.ts';

// With `now: ''`, the handlers read the process's clock, which each test sets.
const system = await openTestSystem({ now: '' });
const { close, look, list, reopen, notify } = closuresOf(system);

vi.useFakeTimers({ toFake: ['Date'] });
const monday = '2026-11-23T17:00:00Z';
beforeEach(() => void vi.setSystemTime(monday));
afterAll(() => void vi.useRealTimers());

async function book(changes: Record<string, unknown>) {
  const body = bookingBody(changes);
  const { status } = await system.call('POST /api/appointments', { body });
  expect(status).toBe(201);
  return body.confirmationNumber;
}

const times = ['9:30', '10:45', '11:30', '1:45', '2:30', '3:10'];

/** Books visits on a day of clinic 1, and closes it. */
async function closedDay(count: number, date = freshDay()) {
  const numbers: string[] = [];
  for (const time of times.slice(0, count)) numbers.push(await book({ date, time }));
  const { id } = (await close({ date })).body.closure;
  return { id, date, numbers, first: numbers[0] ?? '' };
}

const setStatus = (confirmationNumber: string, status: string) =>
  system.call('PUT /api/appointments/{confirmationNumber}/status', {
    params: { confirmationNumber },
    body: { status },
    claims: adminClaims(),
  });

async function move(confirmationNumber: string, date: string, time: string, { version = 1, id = '1' } = {}) {
  const { status } = await system.call('POST /api/admin/appointments/{confirmationNumber}/reschedule', {
    params: { confirmationNumber },
    body: { location: { id }, date, time, version },
    claims: adminClaims(),
  });
  expect(status).toBe(200);
}

const remove = (confirmationNumber: string) =>
  system.call('DELETE /api/appointments/{confirmationNumber}', {
    params: { confirmationNumber },
    claims: adminClaims(),
  });

const correct = (confirmationNumber: string, changes: Record<string, unknown>) =>
  system.call('PUT /api/admin/appointments/{confirmationNumber}', {
    params: { confirmationNumber },
    body: { version: 1, phone: '(702) 555-0136', ...changes },
    claims: adminClaims(),
  });

const call = (id: string, confirmationNumber: string, called = true) =>
  system.call('PUT /api/closures/{id}/patients/{confirmationNumber}', {
    params: { id, confirmationNumber },
    body: { called },
    claims: adminClaims(),
  });

async function countsOf(id: string) {
  const date = id.slice(0, 10);
  const { closures } = (await list({ from: date, to: date })).body;
  return closures.find((closure) => closure.id === id)?.outcomes;
}

/** The confirmation numbers of the visits with a mark. The list of closures must count as many. */
async function marked(mark: 'toCall' | 'notMailed', id: string): Promise<string[]> {
  const { affected } = (await look(id)).body;
  const numbers = affected.flatMap((visit) => (visit[mark] ? visit.confirmationNumber : []));
  expect((await countsOf(id))?.[mark]).toBe(numbers.length);
  return numbers;
}

const toCall = (id: string) => marked('toCall', id);
const notMailed = (id: string) => marked('notMailed', id);

const outcomesOf = async (id: string) => (await look(id)).body.affected.map(({ outcome }) => outcome);

/** 6 PM in Nevada on the day before, in standard time. */
const sixPm = (date: string) => slotStart(addDays(date, -1), '6:00').getTime();

describe('a visit that a closure met', () => {
  test('waits, moves or is canceled, and is counted so; a deleted one is left out', async () => {
    const { id, numbers, date } = await closedDay(6);
    const [toClinic = '', toDay = '', canceled = '', deleted = '', both = ''] = numbers;
    expect(await countsOf(id)).toEqual({ waiting: 6, moved: 0, cancelled: 0, toCall: 0, notMailed: 6 });
    await notify(id);
    await move(toClinic, date, '9:30', { id: '2' });
    await move(toDay, freshDay(), '9:30');
    await setStatus(canceled, 'cancelled');
    await remove(deleted);
    await move(both, freshDay(), '9:30');
    await setStatus(both, 'cancelled');
    expect(await outcomesOf(id)).toEqual(['moved', 'moved', 'cancelled', 'cancelled', 'waiting']);
    expect(await countsOf(id)).toEqual({ waiting: 1, moved: 2, cancelled: 2, toCall: 0, notMailed: 0 });
    const { affected } = (await look(id)).body;
    expect(affected.map(({ mailedAt }) => mailedAt)).toEqual(Array(5).fill(expect.any(String)));
    expect(affected[0]?.location.id).toBe('2');
  });

  test('waits again when it’s moved back and the clinic closes once more', async () => {
    const { id, date, first } = await closedDay(1);
    await notify(id);
    await move(first, freshDay(), '9:30');
    await reopen(id);
    await move(first, date, '9:30', { version: 2 });
    // Closing the same hours again makes a closure with the same id.
    vi.setSystemTime('2026-11-23T18:00:00Z');
    await close({ date });
    expect((await look(id)).body.affected).toMatchObject([{ outcome: 'waiting' }]);
    expect((await look(id)).body.affected[0]).not.toHaveProperty('mailedAt');
    expect((await notify(id)).body).toEqual({ mailed: 1, unreached: 0 });
  });

  test('is emailed anew at a corrected address', async () => {
    const { id, date, first } = await closedDay(1);
    await notify(id);
    await correct(first, { email: 'corrected@example.com' });
    expect((await look(id)).body.affected[0]).not.toHaveProperty('mailedAt');
    expect((await notify(id)).body).toEqual({ mailed: 1, unreached: 0 });
    expect((await look(id)).body.affected).toMatchObject([{ mailedAt: expect.any(String) }]);
    expect(await toCall(id)).toEqual([]);
    vi.setSystemTime(sixPm(date) + 12 * 60 * minuteMs);
    expect(await toCall(id)).toEqual([first]);
  });
});

describe('staff have to call', () => {
  test('who hasn’t answered by 6 PM of the day before, until they were called', async () => {
    const { id, date, numbers } = await closedDay(6);
    const [moved = '', canceled = '', called = '', arrived = '', ...others] = numbers;
    await notify(id);
    await move(moved, freshDay(), '9:30');
    await setStatus(canceled, 'cancelled');
    await call(id, called);
    await setStatus(arrived, 'completed');
    vi.setSystemTime(sixPm(date) - 1);
    expect(await toCall(id)).toEqual([]);
    vi.setSystemTime(sixPm(date));
    expect(await toCall(id)).toEqual(others);
    expect(await countsOf(id)).toEqual({ waiting: 3, moved: 1, cancelled: 1, toCall: 2, notMailed: 0 });
    await call(id, others[0] ?? '');
    expect(await toCall(id)).toEqual(others.slice(1));
    await call(id, called, false);
    expect(await toCall(id)).toEqual([called, ...others.slice(1)]);
  });

  // 6 PM on the Sunday before the visit. If the clocks change that day, they have changed at 2 AM already.
  test.each([
    ['spring', '2027-03-15', '2027-03-15T01:00:00Z'],
    ['fall', '2027-11-08', '2027-11-08T02:00:00Z'],
    ['winter', '2026-12-07', '2026-12-07T02:00:00Z'],
  ])('from 6 PM at the clinics, in %s too', async (_, date, evening) => {
    const { id, first } = await closedDay(1, date);
    vi.setSystemTime(Date.parse(evening) - 1);
    expect(await toCall(id)).toEqual([]);
    vi.setSystemTime(evening);
    expect(await toCall(id)).toEqual([first]);
  });

  test.each(['arrived', 'no-show', 'completed'])('no one who is %s', async (status) => {
    const { id, date, first } = await closedDay(1);
    vi.setSystemTime(slotStart(date, '9:30').getTime() + 20 * minuteMs);
    expect((await setStatus(first, status)).status).toBe(200);
    expect(await toCall(id)).toEqual([]);
  });

  test('who may still be coming: until a visit would be over, and the call can be noted', async () => {
    const { id, date, first } = await closedDay(1);
    const start = slotStart(date, '9:30').getTime();
    vi.setSystemTime(start + 30 * minuteMs - 1);
    expect([await toCall(id), await notMailed(id)]).toEqual([[first], []]);
    expect((await call(id, first)).status).toBe(200);
    await call(id, first, false);
    vi.setSystemTime(start + 30 * minuteMs);
    expect(await toCall(id)).toEqual([]);
    expect((await call(id, first)).status).toBe(404);
  });

  test('right away whom no email reaches', async () => {
    const { id, numbers } = await closedDay(5);
    const [bounced = '', without = '', disowned = '', failed = '', reached = ''] = numbers;
    const { suppress } = await import('#functions/mail/suppressions.ts');
    await suppress(`${bounced.toLowerCase()}@example.com`, 'bounced', new Date());
    expect((await correct(without, { email: '' })).status).toBe(200);
    const { disownEmail } = await import('#functions/appointments/self-service/disown-email.ts');
    const generation = { confirmationNumber: disowned, emailGeneration: 0 };
    await disownEmail(disowned, generation, new Date());
    expect(await toCall(id)).toEqual([bounced, without, disowned]);
    expect(await notMailed(id)).toEqual([failed, reached]);
    await notify(id);
    expect([await toCall(id), await notMailed(id)]).toEqual([[bounced, without, disowned], []]);
    const mail = (await system.all('Outbox')).find(
      ({ kind, visits }) => kind === 'closed' && visits[0].confirmationNumber === failed,
    );
    const TableName = system.tableName('Outbox');
    await system.dynamo.send(new PutCommand({ TableName, Item: { ...mail, status: 'undeliverable' } }));
    expect(await toCall(id)).toEqual([bounced, without, disowned, failed]);
    expect(await outcomesOf(id)).toEqual(Array(5).fill('waiting'));
    expect((await look(id)).body.affected.at(-1)).toMatchObject({ confirmationNumber: reached });
  });
});

describe('a visit that two closures meet', () => {
  test('is listed, counted and emailed with the one made first, and with the other once that is gone', async () => {
    const date = freshDay();
    const early = await book({ date, time: '9:30' });
    const late = await book({ date, time: '2:30' });
    const { id: morning } = (await close({ date, to: '12:00' })).body.closure;
    vi.setSystemTime('2026-11-23T18:00:00Z');
    const closing = await close({ date });
    const { id: day } = closing.body.closure;
    const numbersIn = ({ affected }: typeof closing.body) =>
      affected.map(({ confirmationNumber }) => confirmationNumber);
    expect(numbersIn(closing.body)).toEqual([late]);
    expect(await countsOf(morning)).toMatchObject({ waiting: 1 });
    expect(await countsOf(day)).toMatchObject({ waiting: 1 });
    expect((await notify(day)).body).toEqual({ mailed: 1, unreached: 0 });
    expect((await notify(morning)).body).toEqual({ mailed: 1, unreached: 0 });
    await reopen(morning);
    expect((await look(day)).body.affected.map(({ confirmationNumber }) => confirmationNumber)).toEqual([
      early,
      late,
    ]);
    expect(await countsOf(day)).toMatchObject({ waiting: 2 });
  });

  test('because it was moved into the second has moved for one, and waits for the other', async () => {
    const { id, date, first } = await closedDay(1);
    await move(first, date, '9:30', { id: '2' });
    const { id: other } = (await close({ date, locationId: '2' })).body.closure;
    expect([await outcomesOf(id), await outcomesOf(other)]).toEqual([['moved'], ['waiting']]);
    expect([await notMailed(id), await notMailed(other)]).toEqual([[], [first]]);
    vi.setSystemTime(slotStart(date, '8:00'));
    expect([await toCall(id), await toCall(other)]).toEqual([[], [first]]);
  });
});
