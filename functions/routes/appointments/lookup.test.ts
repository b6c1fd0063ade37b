import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { bookingBody } from '#infra/testing/bookings.ts';
import { mailedCode } from '#infra/testing/mail/mailed-code.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';

const system = await openTestSystem();

async function book(email: string, changes: Record<string, unknown> = {}) {
  const body = bookingBody({ email, ...changes });
  const answer = await system.call('POST /api/appointments', { body });
  expect(answer.status).toBe(201);
  return { number: body.confirmationNumber, token: answer.body.manageToken };
}

const askFor = (email: string) => system.call('POST /api/appointments/lookup', { body: { email } });
const verify = (email: string, { code, requestId }: { code: string; requestId: string }) =>
  system.call('POST /api/appointments/lookup/verify', { body: { email, code, requestId } });

async function newCodeFor(email: string) {
  const { status, body } = await askFor(email);
  expect(status).toBe(202);
  return { requestId: body.requestId, code: await mailedCode(body.requestId, email) };
}

type Mailed = Awaited<ReturnType<typeof newCodeFor>>;

/** The same request with a wrong code. */
function wrong({ code, requestId }: Mailed): Mailed {
  return { requestId, code: String((Number(code) + 1) % 1_000_000).padStart(6, '0') };
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const mine = (token: string) => system.call('GET /api/appointments/mine', bearer(token));

describe('the code', () => {
  test('shows the appointments of its address, in upper or lower case, and no others', async () => {
    const email = 'Rosa@Example.com';
    const first = await book(email);
    const second = await book('rosa@example.com', { time: '10:45' });
    await book('another@example.com', { time: '11:30' });
    const { status, body } = await verify('rosa@EXAMPLE.com', await newCodeFor('ROSA@example.com'));
    expect(status).toBe(200);
    const numbers = body.appointments.map(({ confirmationNumber }) => confirmationNumber);
    expect(numbers).toEqual([second.number, first.number]);
    expect((await mine(body.token)).body.appointments).toEqual(body.appointments);
    expect(JSON.stringify(body)).not.toContain('XK-99122');
  });

  test('gives a token that manages those appointments and no others', async () => {
    const own = await book('manage@example.com', { time: '1:45' });
    const other = await book('other@example.com', { time: '2:30' });
    const { body } = await verify('manage@example.com', await newCodeFor('manage@example.com'));
    const act = (number: string) =>
      system.call('POST /api/appointments/{confirmationNumber}/cancel', {
        params: { confirmationNumber: number },
        ...bearer(body.token),
      });
    expect((await act(own.number)).body.appointment.status).toBe('cancelled');
    const refused = await act(other.number);
    expect(refused.status).toBe(404);
    expect(JSON.stringify(refused.body)).not.toContain('other@example.com');
  });

  test('works once', async () => {
    const mailed = await newCodeFor('once@example.com');
    expect((await verify('once@example.com', mailed)).status).toBe(200);
    const again = await verify('once@example.com', mailed);
    expect([again.status, Object.keys(again.problem.fields ?? {})]).toEqual([422, ['code']]);
  });

  test('is burnt by five wrong tries, and only that one', async () => {
    const email = 'guess@example.com';
    const mailed = await newCodeFor(email);
    for (let guess = 0; guess < 5; guess++) expect((await verify(email, wrong(mailed))).status).toBe(422);
    expect((await verify(email, mailed)).status).toBe(422);
    expect((await verify(email, await newCodeFor(email))).status).toBe(200);
  });

  test('is right on the fifth try', async () => {
    const email = 'fifth@example.com';
    const mailed = await newCodeFor(email);
    for (let guess = 0; guess < 4; guess++) await verify(email, wrong(mailed));
    expect((await verify(email, mailed)).status).toBe(200);
  });

  test('ends after ten minutes', async () => {
    const email = 'late@example.com';
    const mailed = await newCodeFor(email);
    await system.dynamo.send(
      new UpdateCommand({
        TableName: system.tableName('LookupCodes'),
        Key: { requestId: mailed.requestId },
        UpdateExpression: 'SET expiresAt = expiresAt - :life',
        ExpressionAttributeValues: { ':life': 600_001 },
      }),
    );
    expect((await verify(email, mailed)).status).toBe(422);
  });

  test('works only with its own request and address', async () => {
    const one = await newCodeFor('one@example.com');
    const two = await newCodeFor('two@example.com');
    expect((await verify('two@example.com', one)).status).toBe(422);
    expect((await verify('two@example.com', { ...two, code: one.code })).status).toBe(422);
    expect((await verify('two@example.com', { ...one, code: two.code })).status).toBe(422);
    expect((await verify('two@example.com', { ...two, requestId: 'A'.repeat(22) })).status).toBe(422);
    expect((await verify('two@example.com', two)).status).toBe(200);
  });

  test('is not stored, nor is its address or anything that a guess could be checked against', async () => {
    const email = 'stored@example.com';
    const { code, requestId } = await newCodeFor(email);
    const { Item } = await system.dynamo.send(
      new GetCommand({ TableName: system.tableName('LookupCodes'), Key: { requestId } }),
    );
    expect(JSON.stringify(Item)).not.toContain(code);
    expect(JSON.stringify(Item)).not.toContain(email);
    expect(Object.keys(Item ?? {}).toSorted()).toEqual([
      'dropAt',
      'emailPseudonym',
      'expiresAt',
      'mailedAt',
      'requestId',
      'tries',
    ]);
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '__proto__'])('%j is none', async (code) => {
    const requestId = 'A'.repeat(22);
    expect((await verify('rosa@example.com', { code, requestId })).status).toBe(422);
  });
});

describe('a stranger who knows a patient’s address', () => {
  test('cannot keep them waiting for a code, however often the stranger asks', async () => {
    const email = 'waiting@example.com';
    await book(email, { date: '2026-12-01' });
    for (let asked = 0; asked < 12; asked++) expect((await askFor(email)).status).toBe(202);
    expect((await verify(email, await newCodeFor(email))).status).toBe(200);
  });

  test('cannot burn or replace the code that the patient has', async () => {
    const email = 'burnt@example.com';
    await book(email, { date: '2026-12-02' });
    const own = await newCodeFor(email);
    const theirs = await newCodeFor(email);
    const guesses = [theirs.requestId, 'A'.repeat(22)].flatMap((requestId) =>
      Array.from({ length: 5 }, () => ({ ...wrong(own), requestId })),
    );
    for (const guess of guesses) expect((await verify(email, guess)).status).toBe(422);
    expect((await verify(email, own)).status).toBe(200);
  });
});

describe('asking for a code', () => {
  test('is answered with as many bytes, and the same words, for an address with appointments and one without', async () => {
    await book('known@example.com', { date: '2026-11-25' });
    const [known, unknown] = [await askFor('known@example.com'), await askFor('stranger@example.com')];
    expect({ ...known.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(known.headers).toEqual(unknown.headers);
    expect(JSON.stringify(known.body)).toHaveLength(JSON.stringify(unknown.body).length);
  });

  test('gives each request an id that cannot be guessed', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await askFor('ids@example.com')).body.requestId),
    );
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16);
  });

  test.each(['', 'nowhere', 'a@', 'a@example.com\nbcc: b@example.com'])('%j is no address', async (email) => {
    expect((await askFor(email)).status).toBe(422);
  });
});

test('a wrong code is answered alike for a known address, an unknown one and a request that never was', async () => {
  await book('guessed@example.com', { date: '2026-12-03' });
  const requests = [
    wrong(await newCodeFor('guessed@example.com')),
    { code: '000000', requestId: (await askFor('nobody@example.com')).body.requestId },
    { code: '000000', requestId: 'A'.repeat(22) },
  ];
  const [first, ...others] = await Promise.all(
    ['guessed@example.com', 'nobody@example.com', 'nobody@example.com'].map((email, index) =>
      verify(email, requests[index] as Mailed),
    ),
  );
  expect(first?.status).toBe(422);
  for (const other of others) expect(other).toEqual(first);
});

test('a manage token does not list the other appointments of its address', async () => {
  const { token } = await book('single@example.com', { date: '2026-12-04' });
  expect((await mine(token)).status).toBe(403);
});

test.each(['', 'nonsense', 'a.b.c'])('the token %j lists nothing', async (token) => {
  expect((await mine(token)).status).toBe(401);
});
