import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { bookingBody } from '#infra/testing/bookings.ts';
import { mailedCode } from '#infra/testing/mailed-code.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';

const system = await openTestSystem({ limits: { LIMIT_CODES_PER_15_MINUTES: 3, LIMIT_CODES_PER_DAY: 10 } });

async function book(email: string, changes: Record<string, unknown> = {}) {
  const body = bookingBody({ email, ...changes });
  const answer = await system.call('POST /api/appointments', { body });
  expect(answer.status).toBe(201);
  return { number: body.confirmationNumber, token: answer.body.manageToken };
}

const askFor = (email: string) => system.call('POST /api/appointments/lookup', { body: { email } });
const verify = (email: string, code: string) =>
  system.call('POST /api/appointments/lookup/verify', { body: { email, code } });

async function newCodeFor(email: string): Promise<string> {
  expect((await askFor(email)).status).toBe(202);
  return mailedCode(system, email);
}

/** A code that differs from this one. */
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

function mine(token: string) {
  return system.call('GET /api/appointments/mine', { headers: { authorization: `Bearer ${token}` } });
}

describe('the code', () => {
  test('shows the appointments of its address, in upper or lower case, and no others', async () => {
    const email = 'Rosa@Example.com';
    const first = await book(email);
    const second = await book('rosa@example.com', { time: '10:45' });
    await book('another@example.com', { time: '11:30' });
    const code = await newCodeFor('ROSA@example.com');
    const { status, body } = await verify('rosa@EXAMPLE.com', code);
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
    const headers = { authorization: `Bearer ${body.token}` };
    const act = (number: string) =>
      system.call('POST /api/appointments/{confirmationNumber}/cancel', {
        params: { confirmationNumber: number },
        headers,
      });
    expect((await act(own.number)).body.appointment.status).toBe('cancelled');
    const refused = await act(other.number);
    expect(refused.status).toBe(404);
    expect(JSON.stringify(refused.body)).not.toContain('other@example.com');
  });

  test('works once', async () => {
    const code = await newCodeFor('once@example.com');
    expect((await verify('once@example.com', code)).status).toBe(200);
    const again = await verify('once@example.com', code);
    expect([again.status, Object.keys(again.problem.fields ?? {})]).toEqual([422, ['code']]);
  });

  test('works once, even when sent 20 times concurrently', async () => {
    const code = await newCodeFor('burst@example.com');
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify('burst@example.com', code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is burnt by five wrong tries, and only that one', async () => {
    const email = 'guess@example.com';
    const code = await newCodeFor(email);
    for (let guess = 0; guess < 5; guess++) expect((await verify(email, another(code))).status).toBe(422);
    expect((await verify(email, code)).status).toBe(422);
    expect((await verify(email, await newCodeFor(email))).status).toBe(200);
  });

  test('is right on the fifth try', async () => {
    const email = 'fifth@example.com';
    const code = await newCodeFor(email);
    for (let guess = 0; guess < 4; guess++) await verify(email, another(code));
    expect((await verify(email, code)).status).toBe(200);
  });

  test('gets no more than five attempts, however many are concurrent', async () => {
    const email = 'flood@example.com';
    const code = await newCodeFor(email);
    await Promise.all(Array.from({ length: 50 }, () => verify(email, another(code))));
    expect((await verify(email, code)).status).toBe(422);
  });

  test('ends after ten minutes', async () => {
    const email = 'late@example.com';
    const code = await newCodeFor(email);
    await system.dynamo.send(
      new UpdateCommand({
        TableName: system.tableName('LookupCodes'),
        Key: { emailKey: email },
        UpdateExpression: 'SET expiresAt = expiresAt - :life',
        ExpressionAttributeValues: { ':life': 600_001 },
      }),
    );
    expect((await verify(email, code)).status).toBe(422);
  });

  test('of another address opens nothing', async () => {
    const code = await newCodeFor('one@example.com');
    await newCodeFor('two@example.com');
    expect((await verify('two@example.com', code)).status).toBe(422);
  });

  test('is not stored, nor is anything it could be tried out against', async () => {
    const email = 'stored@example.com';
    const code = await newCodeFor(email);
    const { Item } = await system.dynamo.send(
      new GetCommand({ TableName: system.tableName('LookupCodes'), Key: { emailKey: email } }),
    );
    expect(JSON.stringify(Item)).not.toContain(code);
    expect(Object.keys(Item ?? {}).toSorted()).toEqual([
      'digest',
      'dropAt',
      'emailKey',
      'expiresAt',
      'tries',
    ]);
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '__proto__'])('%j is none', async (code) => {
    expect((await verify('rosa@example.com', code)).status).toBe(422);
  });
});

describe('asking for a code', () => {
  test('is answered with the same bytes for an address with appointments and one without', async () => {
    await book('known@example.com', { date: '2026-11-25' });
    const [known, unknown] = [await askFor('known@example.com'), await askFor('unknown@example.com')];
    expect(known).toEqual(unknown);
  });

  test('is limited, for both alike, with a time to wait', async () => {
    for (const email of ['known2@example.com', 'unknown2@example.com']) {
      if (email.startsWith('known')) await book(email, { date: '2026-11-26' });
      const statuses: number[] = [];
      for (let asked = 0; asked < 4; asked++) statuses.push((await askFor(email)).status);
      expect(statuses).toEqual([202, 202, 202, 429]);
      expect(Number((await askFor(email)).headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  test.each(['', 'nowhere', 'a@', 'a@example.com\nbcc: b@example.com'])('%j is no address', async (email) => {
    expect((await askFor(email)).status).toBe(422);
  });
});

test('a manage token does not list the other appointments of its address', async () => {
  const { token } = await book('single@example.com', { date: '2026-11-27' });
  expect((await mine(token)).status).toBe(403);
});

test.each(['', 'nonsense', 'a.b.c'])('the token %j lists nothing', async (token) => {
  expect((await mine(token)).status).toBe(401);
});
