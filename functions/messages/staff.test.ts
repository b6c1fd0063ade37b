import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { adminClaims, frontDeskClaims } from '#infra/testing/events.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { consultationBody, contactBody } from '#infra/testing/records/messages.ts';
import type { TestReply } from '#infra/testing/system.ts';

const system = await openTestSystem({
  limits: { LIMIT_CONTACTS_PER_DAY: 99, LIMIT_CONSULTATIONS_PER_DAY: 99, LIMIT_WAITING_ADDRESSES: 99 },
});
quietLog();
const claims = frontDeskClaims();

const list = (query: Record<string, string> = {}, by = claims) =>
  system.call('GET /api/admin/messages', { query, claims: by });

async function idsOf(status: 'open' | 'done'): Promise<string[]> {
  const { body } = await list({ status, limit: '200' });
  return body.messages.map(({ id }) => id);
}

const mark = (id: string, body: object, by = claims) =>
  system.call('PUT /api/admin/messages/{id}', { params: { id }, body, claims: by });

async function contact(changes: Record<string, unknown> = {}): Promise<string> {
  const { body } = await system.call('POST /api/appoinment/add', { body: contactBody(changes) });
  return body.id;
}

async function linesOf(subject: string) {
  const { body } = await system.call('GET /api/audit', { query: { subject }, claims: adminClaims() });
  return body.entries.toReversed();
}

/** Changes when a stored message was received, or expires. */
async function overwrite(id: string, name: 'receivedAt' | 'expiresAt', value: unknown): Promise<void> {
  const command = new UpdateCommand({
    TableName: system.tableName('Messages'),
    Key: { id },
    UpdateExpression: 'SET #name = :value',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':value': value },
  });
  await system.dynamo.send(command);
}

test('staff see what visitors sent through each form, and never the link to a video visit', async () => {
  const id = await contact({ email: 'dana@example.com' });
  for (const source of [undefined, 'lab'])
    await system.call('POST /api/consultations', {
      body: consultationBody({ source, email: `${source}@example.com` }),
    });
  const { status, body } = await list();
  expect(status).toBe(200);
  const common = { name: 'Dana Ortega', date: '2026-11-24', status: 'open', version: 1 };
  const received = { id: expect.any(String), receivedAt: expect.any(String) };
  expect(body.nextCursor).toBeNull();
  expect(body.messages.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { ...common, ...received, kind: 'consultation', email: 'undefined@example.com' },
    {
      ...common,
      id,
      receivedAt: expect.any(String),
      kind: 'contact',
      email: 'dana@example.com',
      phone: '(702) 555-0199',
      message: 'Do you take walk-ins?',
    },
    { ...common, ...received, kind: 'lab-consultation', email: 'lab@example.com' },
  ]);
});

describe('the list', () => {
  test('has open messages first that wait longest, and those that are done newest first, in pages of any size', async () => {
    const ids = [await contact(), await contact(), await contact()];
    for (const [index, id] of ids.entries())
      await overwrite(id, 'receivedAt', `2026-11-1${index}T12:00:00.000Z`);
    expect((await idsOf('open')).slice(0, 3)).toEqual(ids);

    for (const id of ids) await mark(id, { done: true });
    expect(await idsOf('done')).toEqual(ids.toReversed());
    expect(await idsOf('open')).not.toEqual(expect.arrayContaining([ids[0]]));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: TestReply<'GET /api/admin/messages'> = await list({
        status: 'done',
        limit: '1',
        ...(cursor && { cursor }),
      });
      expect(page.body.messages).toHaveLength(1);
      seen.push(...page.body.messages.map(({ id }) => id));
      cursor = page.body.nextCursor;
    } while (cursor);
    expect(seen).toEqual(ids.toReversed());
  });

  test.each<Record<string, string>>([{ status: 'closed' }, { limit: '201' }, { cursor: 'forged' }])(
    'of %o is refused',
    async (query) => {
      const { status, problem } = await list(query);
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, Object.keys(query)]);
    },
  );

  test('is a look at each message, which the audit log has', async () => {
    const id = await contact();
    const by = adminClaims({ sub: 'manager-3' });
    await list({ limit: '200' }, by);
    await list({ limit: '200' }, by);
    expect(await linesOf(id)).toMatchObject([{ actor: 'manager-3', action: 'message.view', subject: id }]);
  });
});

describe('marking a message', () => {
  test('as done keeps who and when, and can be taken back', async () => {
    const id = await contact();
    const { status, body } = await mark(id, { done: true, version: 1 });
    expect([status, body.message]).toMatchObject([200, { id, status: 'done', version: 2 }]);
    expect(body.message).not.toHaveProperty('doneBy');
    expect((await system.all('Messages')).find((one) => one.id === id)?.done.by).toBe(claims.sub);
    expect(body.message.doneAt).toMatch(/^2026-11-23T17:\d\d:\d\d\.\d{3}Z$/);
    expect(await idsOf('done')).toContain(id);

    const undone = await mark(id, { done: false, version: 2 }, adminClaims());
    expect(undone.body.message).toMatchObject({ status: 'open', version: 3 });
    expect(Object.keys(undone.body.message)).not.toEqual(expect.arrayContaining(['doneAt']));
    expect(await idsOf('open')).toContain(id);
    expect((await linesOf(id)).filter(({ action }) => action === 'message.status')).toMatchObject([
      { actor: claims.sub, to: 'done' },
      { actor: adminClaims().sub, to: 'open' },
    ]);
  });

  test('twice, or by two people at the same moment, is one change by the first', async () => {
    const id = await contact();
    const people = [claims, adminClaims()];
    const answers = await Promise.all(people.map((by) => mark(id, { done: true, version: 1 }, by)));
    answers.push(await mark(id, { done: true, version: 1 }), await mark(id, { done: true }));
    const [first] = answers;
    for (const { status, body } of answers) expect([status, body]).toEqual([200, first?.body]);
    const actions = (await linesOf(id)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'message.status')).toHaveLength(1);
  });

  test('that has changed since then is refused, with the message as it is now', async () => {
    const id = await contact();
    await mark(id, { done: true });
    const { status, problem } = await mark(id, { done: false, version: 1 });
    expect([status, problem.code]).toEqual([409, 'stale-version']);
    expect(problem.current).toMatchObject({ id, status: 'done', version: 2 });
    expect(await idsOf('done')).toContain(id);
    expect((await linesOf(id)).map(({ action }) => action)).toContain('message.view');
  });

  test.each(['timeout-before', 'crash-after'] as const)(
    'that fails (%s) changes it completely or not at all, and a retry succeeds',
    async (fault) => {
      const id = await contact();
      const isWrite = ({ operation }: { operation: string }) => operation.startsWith('TransactWrite');
      await withFault(fault, isWrite, () => mark(id, { done: true, version: 1 }));
      expect((await mark(id, { done: true, version: 1 })).status).toBe(200);
      expect((await linesOf(id)).filter(({ action }) => action === 'message.status')).toHaveLength(1);
    },
  );

  test.each([
    ['an unknown id', 'x'.repeat(22), { done: true }, 404],
    ['an id that no message can have', 'a b', { done: true }, 404],
    ['neither done nor open', 'x', {}, 422],
    ['a version that is no number', 'x', { done: true, version: 'one' }, 422],
  ])('with %s is refused', async (_, id, body, status) => {
    expect((await mark(id, body)).status).toBe(status);
  });
});

test('a message whose year is over is gone, even before DynamoDB deletes it', async () => {
  const id = await contact();
  await overwrite(id, 'expiresAt', Math.floor(Date.now() / 1000));
  expect(await idsOf('open')).not.toContain(id);
  const { status, problem } = await mark(id, { done: true });
  expect([status, problem.code]).toEqual([404, 'not-found']);
});

test.each([
  ['no one', undefined, 401],
  ['an account in no group', adminClaims({ 'cognito:groups': '' }), 403],
  ['an account without the scope', adminClaims({ scope: 'openid' }), 403],
])('%s sees or marks no message', async (_, others, status) => {
  const id = await contact();
  const by = others ? { claims: others } : {};
  const seen = await system.call('GET /api/admin/messages', by);
  const marked = await system.call('PUT /api/admin/messages/{id}', {
    params: { id },
    body: { done: true },
    ...by,
  });
  expect([seen.status, marked.status]).toEqual([status, status]);
  expect(JSON.stringify([seen, marked])).not.toContain('Ortega');
  expect(await idsOf('open')).toContain(id);
});
