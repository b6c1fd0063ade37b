import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';
import type { TestReply } from '#infra/testing/system.ts';

const system = await openTestSystem();
const claims = adminClaims({ sub: 'manager-1' });

async function book(changes: Record<string, unknown> = {}) {
  const body = bookingBody(changes);
  const { status } = await system.call('POST /api/appointments', { body });
  expect(status).toBe(201);
  return body.confirmationNumber;
}

function setStatus(confirmationNumber: string, status: string, version?: number) {
  return system.call('PUT /api/appointments/{confirmationNumber}/status', {
    params: { confirmationNumber },
    body: { status, version },
    claims,
  });
}

function remove(confirmationNumber: string) {
  return system.call('DELETE /api/appointments/{confirmationNumber}', {
    params: { confirmationNumber },
    claims,
  });
}

type Listed = TestReply<'GET /api/appointments'> | TestReply<'POST /api/admin/appointments/search'>;

function readPage(query: Record<string, string>): Promise<Listed> {
  if (!query.q) return system.call('GET /api/appointments', { query, claims });
  const body = { ...query, ...(query.limit && { limit: Number(query.limit) }) };
  return system.call('POST /api/admin/appointments/search', { body, claims });
}

async function list(query: Record<string, string> = {}) {
  const numbers: string[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const { status, body }: Listed = await readPage(cursor ? { ...query, cursor } : query);
    expect(status).toBe(200);
    numbers.push(...body.appointments.map((row) => row.confirmationNumber));
    expect(body.complete).toBe(body.nextCursor === null);
    cursor = body.nextCursor;
    pages += 1;
  } while (cursor);
  return { numbers, pages };
}

async function stats() {
  return (await system.call('GET /api/appointments/stats', { claims })).body.stats;
}

describe('the list', async () => {
  // Books all slots of one day in each of three months: enough for several pages.
  const days = ['2026-11-24', '2026-12-15', '2027-01-05'];
  const slots = days.flatMap(slotsOn);
  const numbers: string[] = [];
  for (const { locationId, ...when } of slots)
    numbers.push(await book({ location: { id: locationId }, ...when }));

  test('gives every appointment once, newest first, in pages of any size', async () => {
    for (const limit of ['7', '50', '200']) {
      expect((await list({ limit })).numbers).toEqual(numbers.toReversed());
    }
  });

  test('ends exactly when it is full: no empty last page', async () => {
    const { pages } = await list({ limit: String(numbers.length / 2) });
    expect(pages).toBe(2);
  });

  test('gives the soonest first', async () => {
    const { body } = await system.call('GET /api/appointments', {
      query: { sort: 'visit', limit: '200' },
      claims,
    });
    const starts = body.appointments.map((row) => row.startsAt);
    expect(starts).toEqual(starts.toSorted());
    expect((await list({ sort: 'visit', limit: '9' })).numbers.toSorted()).toEqual(numbers.toSorted());
  });

  test.each([
    [
      'a day',
      { from: '2026-12-15', to: '2026-12-15' },
      (index: number) => slots[index]?.date === '2026-12-15',
    ],
    ['from a day on', { from: '2026-12-15' }, (index: number) => (slots[index]?.date ?? '') >= '2026-12-15'],
    ['a clinic', { locationId: '8' }, (index: number) => slots[index]?.locationId === '8'],
    ['a clinic by name', { q: 'ROBINDALE' }, (index: number) => slots[index]?.locationId === '8'],
    ['an unknown name', { q: 'nobody at all' }, () => false],
  ])('filters by %s, in both orders', async (_, query, wanted) => {
    const expected = numbers.filter((_, index) => wanted(index)).toSorted();
    expect((await list({ ...query, limit: '10' })).numbers.toSorted()).toEqual(expected);
    expect((await list({ ...query, limit: '10', sort: 'visit' })).numbers.toSorted()).toEqual(expected);
  });

  test('finds by confirmation number and by part of an email address, in any case', async () => {
    const [number = ''] = numbers;
    expect((await list({ q: number.toLowerCase() })).numbers).toEqual([number]);
    expect((await list({ q: `${number}@EXAMPLE` })).numbers).toEqual([number]);
  });

  test('shows admins everything about an appointment', async () => {
    const { body } = await system.call('GET /api/appointments', { query: { limit: '1' }, claims });
    expect(body.appointments[0]).toMatchObject({ dob: '1987-06-05', insuranceNumber: 'XK-99122' });
    expect(Object.keys(body.appointments[0] ?? {})).not.toContain('fingerprint');
  });

  test.each<Record<string, string>>([
    { limit: '0' },
    { limit: '201' },
    { limit: 'ten' },
    { status: 'lost' },
    { from: 'today' },
    { cursor: 'forged' },
  ])('refuses %o', async (query) => {
    expect((await system.call('GET /api/appointments', { query, claims })).status).toBe(422);
  });

  test('does not search for what a URL says, which logs and histories keep', async () => {
    const query = { q: 'nobody at all', limit: '200' };
    const { body } = await system.call('GET /api/appointments', { query, claims });
    expect(body.appointments).toHaveLength(200);
  });

  test.each<Record<string, unknown>>([
    {},
    { q: '' },
    { q: '   ' },
    { q: 'x'.repeat(255) },
    { q: 'a\u0000' },
    { q: 'a', limit: '50' },
    { q: 'a', limit: 201 },
    { q: 'a', cursor: 'forged' },
    { q: 'a', status: 'lost' },
  ])('refuses a search for %o', async (body) => {
    expect((await system.call('POST /api/admin/appointments/search', { body, claims })).status).toBe(422);
  });

  test('is counted by status', async () => {
    expect(await stats()).toEqual({
      total: numbers.length,
      confirmed: numbers.length,
      cancelled: 0,
      completed: 0,
      arrived: 0,
      noShow: 0,
    });
  });
});

describe('a status', () => {
  const date = '2027-02-02';

  test('changes, counts move, and the slot is free after a cancel', async () => {
    const before = await stats();
    const number = await book({ date });
    const { body } = await setStatus(number, 'cancelled');
    expect(body.appointment).toMatchObject({ status: 'cancelled', version: 2 });
    expect(await stats()).toMatchObject({
      total: before.total + 1,
      confirmed: before.confirmed,
      cancelled: before.cancelled + 1,
    });
    expect((await list({ status: 'cancelled' })).numbers).toEqual([number]);
    await book({ date });
  });

  test('set again to what it is changes nothing', async () => {
    const number = await book({ date, time: '10:45' });
    expect((await setStatus(number, 'confirmed')).body.appointment.version).toBe(1);
  });

  test('confirming a canceled appointment takes the slot again when it is still available', async () => {
    const number = await book({ date, time: '11:30' });
    await setStatus(number, 'cancelled');
    expect((await setStatus(number, 'confirmed')).status).toBe(200);
    const { status } = await system.call('POST /api/appointments', {
      body: bookingBody({ date, time: '11:30' }),
    });
    expect(status).toBe(409);
  });

  test.each(['confirmed', 'completed'])(
    'setting it to %s is refused when someone else has the slot now',
    async (to) => {
      const time = to === 'confirmed' ? '1:45' : '2:30';
      const first = await book({ date, time });
      await setStatus(first, 'cancelled');
      const second = await book({ date, time });
      const { status, problem } = await setStatus(first, to);
      expect([status, problem.code]).toEqual([409, 'slot-taken']);
      expect(problem.detail).toContain(to === 'confirmed' ? 'at 1:45 PM at' : 'at 2:30 PM at');
      expect((await system.heldSlots(date)).find(({ slot }) => slot === `1#${time}`)).toMatchObject({
        heldBy: second,
      });
    },
  );

  test('is refused to an admin who saw an older version, with the appointment as it is now', async () => {
    const number = await book({ date, time: '3:10' });
    const { appointment } = (await setStatus(number, 'completed', 1)).body;
    const { status, problem } = await setStatus(number, 'cancelled', 1);
    expect([status, problem.code]).toEqual([409, 'stale-version']);
    expect(problem.current).toEqual(appointment);
  });

  test('changed by two concurrently ends in one of the two states, with the matching slot', async () => {
    const number = await book({ date: '2027-02-03' });
    const answers = await Promise.all(['cancelled', 'completed'].map((to) => setStatus(number, to, 1)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.appointment.status;
    expect(await system.heldSlots('2027-02-03')).toHaveLength(winner === 'cancelled' ? 0 : 1);
  });

  test.each([['lost'], [''], [null], [{}]])('cannot be %j', async (status) => {
    const answer = await system.call('PUT /api/appointments/{confirmationNumber}/status', {
      params: { confirmationNumber: 'UC000000AAAAAA' },
      body: { status },
      claims,
    });
    expect(answer.status).toBe(422);
  });

  test('of an appointment that does not exist is not found', async () => {
    expect((await setStatus('UC000000AAAAAA', 'cancelled')).status).toBe(404);
  });
});

describe('a deleted appointment', () => {
  test('is gone from every list and count, frees its slot, and leaves an audited tombstone without personal data', async () => {
    const before = await stats();
    const number = await book({ date: '2027-02-04', lastName: 'Markerson' });
    expect((await remove(number)).body).toEqual({ success: true });
    expect((await remove(number)).status).toBe(404);
    expect(await stats()).toEqual(before);
    expect((await list({ q: number })).numbers).toEqual([]);
    expect((await list({ q: number, sort: 'visit' })).numbers).toEqual([]);
    expect(await system.heldSlots('2027-02-04')).toEqual([]);
    const { Items: tombstones } = await system.dynamo.send(
      new QueryCommand({
        TableName: system.tableName('Appointments'),
        KeyConditionExpression: 'confirmationNumber = :number',
        ExpressionAttributeValues: { ':number': number },
      }),
    );
    expect(tombstones).toEqual([{ confirmationNumber: number, deletedAt: expect.any(String), version: 2 }]);
    const { Items: audit = [] } = await system.dynamo.send(
      new QueryCommand({
        TableName: system.tableName('Audit'),
        KeyConditionExpression: '#month = :month',
        ExpressionAttributeNames: { '#month': 'month' },
        ExpressionAttributeValues: { ':month': '2026-11' },
      }),
    );
    expect(audit.filter(({ subject }) => subject === number)).toMatchObject([
      { actor: 'manager-1', action: 'appointment.delete', from: 'confirmed' },
    ]);
    expect(JSON.stringify(audit)).not.toContain('Markerson');
  });
});
