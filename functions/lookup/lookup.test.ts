import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { callsOf } from '#infra/testing/faults/faults.ts';
import { mailedCode } from '#infra/testing/mail/mailed-code.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { hourMs } from '#shared/time/durations.ts';

const system = await openTestSystem();

async function book(email: string, changes: Record<string, unknown> = {}) {
  const body = bookingBody({ email, ...changes });
  const answer = await system.call('POST /api/appointments', { body });
  expect(answer.status).toBe(201);
  return { number: body.confirmationNumber, token: answer.body.manageToken };
}

const askFor = (email: string, sourceIp?: string) =>
  system.call('POST /api/appointments/lookup', { body: { email }, sourceIp });
const verify = (email: string, code: string, sourceIp?: string) =>
  system.call('POST /api/appointments/lookup/verify', { body: { email, code }, sourceIp });
const openLink = (link: string, sourceIp?: string) =>
  system.call('POST /api/appointments/lookup/verify', { body: { link }, sourceIp });

async function newCodeFor(email: string): Promise<string> {
  expect((await askFor(email)).status).toBe(202);
  return mailedCode(email);
}

/** The code and the link of an address, as if they had just been mailed. */
async function newMailFor(email: string) {
  const { addressOf, linkOf } = await import('./code.ts');
  const { body } = await askFor(email);
  const link = await linkOf(body.requestId, await addressOf(email));
  return { code: await mailedCode(email), link };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Makes every code older, by changing the times in its record. */
async function passTime(ms: number): Promise<void> {
  for (const { address } of await system.all('LookupCodes')) {
    await system.dynamo.send(
      new UpdateCommand({
        TableName: system.tableName('LookupCodes'),
        Key: { address },
        UpdateExpression: 'SET endsAt = endsAt - :ms, toldAt = toldAt - :ms',
        ExpressionAttributeValues: { ':ms': ms },
      }),
    );
  }
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
    expect(numbers).toEqual([first.number, second.number]);
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

  test('is right on the fifth try of a client, and not on its sixth', async () => {
    const email = 'guess@example.com';
    const code = await newCodeFor(email);
    const [lucky, unlucky] = [newAddress(), newAddress()];
    for (let guess = 0; guess < 5; guess++)
      expect((await verify(email, wrong(code), unlucky)).status).toBe(422);
    const refused = await verify(email, code, unlucky);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    for (let guess = 0; guess < 4; guess++) await verify(email, wrong(code), lucky);
    expect((await verify(email, code, lucky)).status).toBe(200);
  });

  test('ends after two hours', async () => {
    const code = await newCodeFor('late@example.com');
    await passTime(2 * hourMs);
    expect((await verify('late@example.com', code)).status).toBe(422);
  });

  test('works only for its own address, from whichever request', async () => {
    const one = await newCodeFor('one@example.com');
    await newCodeFor('two@example.com');
    expect((await verify('two@example.com', one)).status).toBe(422);
    const body = { email: 'one@example.com', code: one, requestId: 'A'.repeat(22) };
    expect((await system.call('POST /api/appointments/lookup/verify', { body })).status).toBe(200);
  });

  test('is not stored, nor is its address in plain or anything that a guess could be checked against', async () => {
    const email = 'stored@example.com';
    const code = await newCodeFor(email);
    const { requestId } = (await askFor(email)).body;
    const stored = (await system.all('LookupCodes')).find(({ id }) => id === requestId);
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(JSON.stringify(stored)).not.toContain(email);
    expect(Object.keys(stored ?? {}).toSorted()).toEqual([
      'address',
      'endsAt',
      'expiresAt',
      'id',
      'mailedBy',
      'repeats',
      'sealedEmail',
      'toldAt',
      'version',
    ]);
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '__proto__'])('%j is none', async (code) => {
    expect((await verify('rosa@example.com', code)).status).toBe(422);
  });
});

describe('the link in the mail with the code', () => {
  test('opens the same appointments once, and spends the code', async () => {
    const email = 'linked@example.com';
    const own = await book(email, { date: freshDay() });
    const { code, link } = await newMailFor(email);
    const { status, body } = await openLink(link);
    expect([status, body.email]).toEqual([200, email]);
    expect(body.appointments.map(({ confirmationNumber }) => confirmationNumber)).toEqual([own.number]);
    expect((await openLink(link)).status).toBe(422);
    expect((await verify(email, code)).status).toBe(422);
  });

  test('is spent with the code', async () => {
    const { code, link } = await newMailFor('both@example.com');
    expect((await verify('both@example.com', code)).status).toBe(200);
    expect((await openLink(link)).status).toBe(422);
  });

  test('opens nothing with any other secret, and says so for the link', async () => {
    const { link } = await newMailFor('secret@example.com');
    const [address = '', secret = ''] = link.split('.');
    const forged = `${address}.${secret.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`;
    for (const wrongLink of [forged, `${'A'.repeat(22)}.${secret}`, `${address}.`]) {
      const { status, problem } = await openLink(wrongLink);
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['link']]);
    }
    expect((await openLink(link)).status).toBe(200);
  });

  test('needs no code, but one of both is needed', async () => {
    const { status, problem } = await system.call('POST /api/appointments/lookup/verify', { body: {} });
    expect([status, Object.keys(problem.fields ?? {}).toSorted()]).toEqual([422, ['code', 'email']]);
  });
});

describe('a stranger who knows a patient’s address', () => {
  test('cannot keep them waiting for a code, nor burn or replace the one they have', async () => {
    const email = 'waiting@example.com';
    await book(email, { date: '2026-12-01' });
    const code = await newCodeFor(email);
    for (let asked = 0; asked < 12; asked++) expect((await askFor(email, newAddress())).status).toBe(202);
    const stranger = newAddress();
    for (let guess = 0; guess < 9; guess++) await verify(email, wrong(code), stranger);
    expect((await verify(email, code)).status).toBe(200);
  });

  test('has fifty tries a day at it, from wherever, and after them the link still opens', async () => {
    const email = 'tried@example.com';
    await book(email, { date: '2026-12-02' });
    const { code, link } = await newMailFor(email);
    const statuses: number[] = [];
    for (let client = 0; client < 12; client++) {
      const sourceIp = newAddress();
      for (let guess = 0; guess < 5; guess++)
        statuses.push((await verify(email, wrong(code), sourceIp)).status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(50);
    expect((await verify(email, code)).status).toBe(429);
    expect((await openLink(link)).status).toBe(200);
  });

  test('has 50 tries at a code from a /48, where a /64 has five and a /56 fifteen', async () => {
    const email = 'wide@example.com';
    const code = await newCodeFor(email);
    const guesses = async (addresses: readonly string[]) => {
      let tried = 0;
      for (const address of addresses) {
        for (let guess = 0; guess < 6; guess++)
          tried += Number((await verify(email, wrong(code), address)).status === 422);
      }
      return tried;
    };
    expect(await guesses(['2001:db8:77:100::1', '2001:db8:77:100::2'])).toBe(5);
    expect(await guesses(['2001:db8:77:101::1', '2001:db8:77:102::1', '2001:db8:77:103::1'])).toBe(10);
    expect(await guesses(['2001:db8:77:200::1'])).toBe(5);
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

  test('while a code is good says when that one was mailed', async () => {
    const email = 'again@example.com';
    const first = (await askFor(email)).body;
    expect((await askFor(email, newAddress())).body).toEqual(first);
    expect(first.message).toMatch(/we emailed a code at \d{1,2}:\d\d [AP]M P[DS]T\. It’s good for 2 hours/);
  });

  test('with the id of the code mails it again: twice for a client, and six times in all', async () => {
    const email = 'resend@example.com';
    const { requestId } = (await askFor(email)).body;
    const mails = async () =>
      (await system.all('Outbox')).filter(({ codeId, isAgain }) => codeId === requestId && isAgain).length;
    const again = (sourceIp: string) =>
      system.call('POST /api/appointments/lookup', { body: { email, requestId }, sourceIp });
    const counts: number[] = [];
    for (const sourceIp of [1, 2, 3, 4].map(() => newAddress())) {
      for (let time = 0; time < 3; time++) expect((await again(sourceIp)).body.requestId).toBe(requestId);
      counts.push(await mails());
    }
    expect(counts).toEqual([2, 4, 6, 6]);
  });

  test('tells a stranger nothing of a code that its owner has entered', async () => {
    const email = 'owner@example.com';
    await book(email, { date: '2026-12-07' });
    const before = (await askFor(email, newAddress())).body.message;
    await passTime(hourMs);
    const told = (await askFor(email, newAddress())).body.message;
    expect(told).not.toBe(before);
    const home = newAddress();
    const calls = () => callsOf(() => askFor(email, newAddress()));
    const callsBefore = await calls();
    expect((await verify(email, await mailedCode(email), home)).status).toBe(200);
    expect((await askFor(email, newAddress())).body.message).toBe(told);
    expect((await verify(email, await mailedCode(email), home)).status).toBe(200);
    expect(await calls()).toBe(callsBefore);
    // But the owner gets a new code, and a client that has entered a code before learns when the new one was mailed.
    expect((await verify(email, await mailedCode(email), home)).status).toBe(200);
    expect((await askFor(email, home)).body.message).toBe(before);
  });

  test('gives a code an id that cannot be guessed', async () => {
    const ids = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, index) => (await askFor(`id-${index}@example.com`)).body.requestId,
      ),
    );
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16);
  });

  test.each(['', 'nowhere', 'a@', 'a@example.com\nbcc: b@example.com'])('%j is no address', async (email) => {
    expect((await askFor(email)).status).toBe(422);
  });
});

test('a wrong code is answered alike for a known address, an unknown one and one that nobody asked for', async () => {
  await book('guessed@example.com', { date: '2026-12-03' });
  const code = await newCodeFor('guessed@example.com');
  await askFor('nobody@example.com');
  const [first, ...others] = await Promise.all([
    verify('guessed@example.com', wrong(code)),
    verify('nobody@example.com', '000000'),
    verify('never@example.com', '000000'),
  ]);
  expect(first?.status).toBe(422);
  for (const other of others) expect(other).toEqual(first);
});

describe('the list of an address', () => {
  const bookingsOf = async (email: string, days: readonly string[]) => {
    for (const date of days) await book(email, { date });
  };
  const listed = (token: string, query = {}) =>
    system.call('GET /api/appointments/mine', { ...bearer(token), query });

  test('begins at now and pages forward, however much others book for it', async () => {
    const email = 'buried@example.com';
    const own = await book(email, { date: '2026-11-24', time: '1:45' });
    await bookingsOf(email, Array.from({ length: 6 }, freshDay));
    const { body } = await verify(email, await newCodeFor(email));
    expect(body.appointments[0]?.confirmationNumber).toBe(own.number);
    const pages: string[][] = [];
    let cursor: string | null | undefined;
    do {
      const page = await listed(body.token, { limit: '3', ...(cursor && { cursor }) });
      pages.push(page.body.appointments.map(({ startsAt }) => startsAt));
      cursor = page.body.nextCursor;
    } while (cursor);
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(pages.flat()).toEqual(pages.flat().toSorted());
  });

  test('shows first what is proven, once others book more ahead of it than a page holds', async () => {
    const [email, home] = ['ahead@example.com', newAddress()];
    const dates = Array.from({ length: 7 }, freshDay);
    const own = bookingBody({ email, date: dates.at(-1) });
    expect((await system.call('POST /api/appointments', { body: own, sourceIp: home })).status).toBe(201);
    await verify(email, await newCodeFor(email), home);
    for (const date of dates.slice(0, -1)) {
      const body = bookingBody({ email, date });
      await system.call('POST /api/appointments', { body, sourceIp: newAddress() });
    }
    const { body } = await verify(email, await newCodeFor(email), home);
    const pages: string[][] = [];
    let cursor: string | null | undefined;
    do {
      const page = await listed(body.token, { limit: '3', ...(cursor && { cursor }) });
      pages.push(page.body.appointments.map(({ confirmationNumber }) => confirmationNumber));
      cursor = page.body.nextCursor;
    } while (cursor);
    expect(pages[0]?.[0]).toBe(own.confirmationNumber);
    expect(new Set(pages.flat()).size).toBe(7);
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
  });

  test('has no page for the cursor of another address', async () => {
    await bookingsOf('cursor-a@example.com', [freshDay(), freshDay()]);
    await bookingsOf('cursor-b@example.com', [freshDay()]);
    const a = (await verify('cursor-a@example.com', await newCodeFor('cursor-a@example.com'))).body;
    const b = (await verify('cursor-b@example.com', await newCodeFor('cursor-b@example.com'))).body;
    const { nextCursor } = (await listed(a.token, { limit: '1' })).body;
    expect((await listed(b.token, { cursor: nextCursor })).status).toBe(422);
    expect((await listed(a.token, { cursor: nextCursor })).status).toBe(200);
  });
});

test('a manage token does not list the other appointments of its address', async () => {
  const { token } = await book('single@example.com', { date: '2026-12-04' });
  expect((await mine(token)).status).toBe(403);
});

test.each(['', 'nonsense', 'a.b.c'])('the token %j lists nothing', async (token) => {
  expect((await mine(token)).status).toBe(401);
});
