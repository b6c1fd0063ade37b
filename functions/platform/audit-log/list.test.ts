import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminClaims, frontDeskClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import type { TestReply } from '#infra/testing/system.ts';

const system = await openTestSystem();
const { auditStep } = await import('./audit-log.ts');
const { addMonth } = await import('#functions/platform/months.ts');
const claims = adminClaims();

/** Writes an entry at each of these instants, each with a subject of its own. */
async function write(instants: string[]): Promise<void> {
  for (const [index, instant] of instants.entries()) {
    const entry = { actor: 'manager-1', action: 'payment.status', subject: `${instant} ${index}` } as const;
    const TransactItems = [auditStep(entry, new Date(instant))];
    await system.dynamo.send(new TransactWriteCommand({ TransactItems }));
  }
}

function list(query: Record<string, string> = {}): Promise<TestReply<'GET /api/audit'>> {
  return system.call('GET /api/audit', { query, claims });
}

/** All pages of a list. The subject distinguishes entries of the same instant. */
async function walk(query: Record<string, string> = {}) {
  const subjects: string[] = [];
  const instants: string[] = [];
  let pages = 0;
  let cursor: string | null = null;
  do {
    const { status, body }: TestReply<'GET /api/audit'> = await list(cursor ? { ...query, cursor } : query);
    expect(status).toBe(200);
    subjects.push(...body.entries.map(({ subject }) => subject));
    instants.push(...body.entries.map(({ at }) => at));
    cursor = body.nextCursor;
    pages += 1;
  } while (cursor);
  return { subjects, instants, pages };
}

// Now is Monday, November 23, 2026, 9:00 in clinic time.
const lastYear = ['2025-11-23T07:59:59.999Z', '2025-11-23T08:00:00.000Z'];
const summer = ['2026-07-01T06:59:59.999Z', '2026-07-01T07:00:00.000Z', '2026-07-02T06:59:59.999Z'];
const sameInstant = Array.from({ length: 9 }, () => '2026-09-30T12:00:00.000Z');
const recent = ['2026-11-01T12:00:00.000Z', '2026-11-23T16:59:59.000Z'];
const written = [...lastYear, ...summer, ...sameInstant, ...recent];
await write(written);

describe('the list', () => {
  const usual = written.slice(1).toReversed();

  test('gives each line of the last 365 days once, newest first, in pages of any size', async () => {
    for (const limit of ['1', '4', '50', '200']) {
      const { subjects, instants } = await walk({ limit });
      expect(instants).toEqual(usual);
      expect(new Set(subjects).size).toBe(usual.length);
    }
  });

  test('ends exactly when it is full: no empty last page', async () => {
    expect((await walk({ limit: String(usual.length / 5) })).pages).toBe(5);
  });

  test.each([
    ['from a day on', { from: '2026-11-01' }, recent],
    ['up to a day', { to: '2026-06-30' }, [...lastYear, summer[0]]],
    ['of one day, by the clock of the clinics', { from: '2026-07-01', to: '2026-07-01' }, summer.slice(1)],
    ['further back than a year', { from: '2025-11-22', to: '2025-11-22' }, [lastYear[0]]],
    ['of days to come', { from: '2026-11-24', to: '2999-12-31' }, []],
    ['up to the end of all days', { from: '2026-11-01', to: '9999-12-31' }, recent],
    ['of days the wrong way round', { from: '2026-11-02', to: '2026-11-01' }, []],
  ])('can be asked for lines %s', async (_, query, expected) => {
    expect((await walk({ limit: '2', ...query })).instants).toEqual(expected.toReversed());
  });

  test('up to a day without a first one goes a year back from there', async () => {
    await write(['2025-01-15T12:00:00.000Z']);
    expect((await walk({ to: '2025-02-01' })).instants).toEqual(['2025-01-15T12:00:00.000Z']);
  });

  test('has no days so early that a year before them is before all time', async () => {
    const { status, problem } = await list({ to: '0000-01-01' });
    expect([status, problem.fields]).toEqual([422, { to: 'Choose a date' }]);
    expect((await walk({ to: '1000-01-01' })).instants).toEqual([]);
  });

  test('tells nothing but what a line says', async () => {
    const { body } = await list({ limit: '1' });
    expect(Object.keys(body.entries[0] ?? {}).toSorted()).toEqual(['action', 'actor', 'at', 'subject']);
  });

  test('from 1980 on ends as well', async () => {
    const from = '1980-01-01';
    const result = await list({ from });
    expect(result.body.entries.map(({ at }) => at)).toContain(written[0]);
    expect(result.body.nextCursor).not.toBeNull();
    const all = await walk({ from });
    expect(all.instants).toHaveLength(written.length + 1);
    expect(all.pages).toBeGreaterThan(10);
  });

  test('goes back month by month, however far', () => {
    expect(['2026-01', '1970-01', '0100-01', '0099-03'].map((month) => addMonth(month, -1))).toEqual([
      '2025-12',
      '1969-12',
      '0099-12',
      '0099-02',
    ]);
  });
});

test('no list ends in front of its first line when it is asked for up to the end of all days', async () => {
  await system.call('POST /api/appointments', { body: bookingBody({ time: '1:45' }) });
  for (const sort of ['created', 'visit']) {
    const query = { to: '9999-12-31', sort };
    const { status, body } = await system.call('GET /api/appointments', { query, claims });
    expect([status, body.appointments.length]).toEqual([200, 1]);
  }
});

describe('the filters', () => {
  const june = '2026-06-15T12:00:00.000Z';
  const lines = [
    { actor: 'desk-1', action: 'appointment.book', subject: 'UC-1' },
    { actor: 'desk-1', action: 'payment.enter', subject: 'pay_1' },
    { actor: 'desk-2', action: 'appointment.status', subject: 'UC-1' },
    { actor: 'desk-2', action: 'lab-order.status', subject: 'LO-1' },
    { actor: 'desk-2', action: 'message.status', subject: 'message-1' },
    { actor: 'desk-2', action: 'closure.create', subject: 'closure-1' },
    { actor: 'restore', action: 'record.restore', subject: 'UC-1' },
  ] as const;
  beforeAll(async () => {
    const TransactItems = lines.map((line) => auditStep(line, new Date(june)));
    await system.dynamo.send(new TransactWriteCommand({ TransactItems }));
  });
  const subjectsOf = async (query: Record<string, string>) =>
    (await walk({ from: '2026-06-15', to: '2026-06-15', ...query })).subjects.toSorted();

  test.each<[Record<string, string>, string[]]>([
    [{ actor: 'desk-1' }, ['UC-1', 'pay_1']],
    [{ about: 'appointment' }, ['UC-1', 'UC-1']],
    [{ about: 'payment' }, ['pay_1']],
    [{ about: 'lab-order' }, ['LO-1']],
    [{ about: 'message' }, ['message-1']],
    [{ about: 'closure' }, ['closure-1']],
    [{ actor: 'desk-2', about: 'appointment' }, ['UC-1']],
    [{ actor: 'desk-1', about: 'closure' }, []],
    [{ subject: 'UC-1', actor: 'desk-2' }, ['UC-1']],
    [{ subject: 'UC-1', about: 'appointment' }, ['UC-1', 'UC-1']],
    [{ actor: 'desk-3' }, []],
  ])('%o leave only what matches, in pages of any size', async (query, expected) => {
    for (const limit of ['1', '50']) expect(await subjectsOf({ limit, ...query })).toEqual(expected);
  });

  test('a page without a match can have a next one, which has', async () => {
    // Write more entries than a request reads, all later than the only match.
    const busy = Array.from({ length: 60 }, () =>
      Array.from({ length: 90 }, () => auditStep(lines[4], new Date('2026-05-10T12:00:00.000Z'))),
    );
    const match = auditStep({ ...lines[1], actor: 'desk-9' }, new Date('2026-05-09T12:00:00.000Z'));
    for (const TransactItems of [[match], ...busy])
      await system.dynamo.send(new TransactWriteCommand({ TransactItems }));
    const query = { from: '2026-05-01', to: '2026-05-31', actor: 'desk-9' };
    const { body } = await list(query);
    expect(body.entries).toEqual([]);
    expect(body.nextCursor).not.toBeNull();
    expect((await walk(query)).subjects).toEqual(['pay_1']);
  });

  test('an entry from before names were kept has its id alone', async () => {
    const { body } = await list({ to: '2026-06-15', actor: 'desk-1', about: 'payment', limit: '1' });
    expect(body.entries).toEqual([{ at: june, ...lines[1] }]);
  });
});

describe('a cursor', async () => {
  const { body } = await list({ limit: '2' });
  const cursor = body.nextCursor ?? '';
  const [id = '', payload = '', mac = ''] = cursor.split('.');
  const changed = Buffer.from(payload, 'base64url').toString().replace('2026-11', '2026-01');

  test.each([
    ['made up', 'forged'],
    ['with another position', `${id}.${Buffer.from(changed).toString('base64url')}.${mac}`],
    ['without its signature', `${id}.${payload}.`],
    ['cut short', cursor.slice(0, -1)],
  ])('%s is refused', async (_, forged) => {
    const { status, problem } = await list({ cursor: forged });
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['cursor']]);
  });

  test('of another list is refused, in both directions', async () => {
    for (const time of ['9:30', '10:45']) {
      await system.call('POST /api/appointments', { body: bookingBody({ time }) });
    }
    const appointments = await system.call('GET /api/appointments', { query: { limit: '1' }, claims });
    const theirs = appointments.body.nextCursor ?? '';
    expect(theirs).not.toBe('');
    expect((await list({ cursor: theirs })).status).toBe(422);
    const there = await system.call('GET /api/appointments', { query: { cursor }, claims });
    expect(there.status).toBe(422);
  });

  test('that is a patient’s token is refused', async () => {
    const { body: made } = await system.call('POST /api/appointments', {
      body: bookingBody({ time: '11:30' }),
    });
    expect((await list({ cursor: made.manageToken })).status).toBe(422);
  });
});

describe('refused are', () => {
  test.each<Record<string, string>>([
    { limit: '0' },
    { limit: '201' },
    { limit: 'ten' },
    { from: 'today' },
    { to: '2026-02-30' },
    { cursor: 'x'.repeat(2001) },
    { actor: 'Maria R.' },
    { actor: '' },
    { about: 'view' },
  ])('%o', async (query) => {
    expect((await list(query)).status).toBe(422);
  });

  test.each([
    ['no one', undefined, 401],
    ['an ID token', adminClaims({ token_use: 'id' }), 401],
    ['an account in no group', adminClaims({ 'cognito:groups': '' }), 403],
    ['the front desk', frontDeskClaims(), 403],
    ['an account without the scope', adminClaims({ scope: 'openid' }), 403],
  ])('%s', async (_, others, status) => {
    const answer = await system.call('GET /api/audit', others ? { claims: others } : {});
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toContain('manager-1');
  });
});
