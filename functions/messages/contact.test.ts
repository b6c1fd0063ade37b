import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { contactBody, storedFrom } from '#infra/testing/records/messages.ts';

const system = await openTestSystem();

const send = (body: unknown, sourceIp?: string) =>
  system.call('POST /api/appoinment/add', { body, ...(sourceIp && { sourceIp }) });

afterEach(() => vi.useRealTimers());

/** Sets the clock to this many seconds after the start of a ten-minute window. */
function setClock(seconds: number): void {
  const start = Math.ceil(Date.parse('2026-11-23T17:00:00Z') / 600_000) * 600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: start + seconds * 1000 });
}

describe('the contact form', () => {
  test('is stored for a year, with one mail to the clinics that contains nothing of it', async () => {
    const body = contactBody();
    const { status, body: answer } = await send({ ...body, id: 'mine', kind: 'x', expiresAt: 1 });
    expect(status).toBe(201);
    expect(Object.keys(answer)).toEqual(['id']);
    const { messages, mails } = await storedFrom(system, body.email);
    const { receivedAt, expiresAt } = messages[0] ?? {};
    expect(messages).toEqual([
      { ...body, id: answer.id, kind: 'contact', receivedAt, expiresAt, status: 'open', version: 1 },
    ]);
    expect(receivedAt).toMatch(/^2026-11-23T17:/);
    expect(expiresAt - Date.now() / 1000).toBeCloseTo(365 * 86_400, -1);
    expect(mails).toEqual([
      {
        id: `${answer.id}#contact`,
        cause: 'clinic',
        kind: 'contact',
        messageId: answer.id,
        createdAt: receivedAt,
        status: 'pending',
        attempts: 0,
        queue: 'due',
        nextAttemptAt: expect.any(String),
      },
    ]);
  });

  test('needs no message', async () => {
    const { message, ...body } = contactBody();
    expect((await send(body)).status).toBe(201);
    expect((await storedFrom(system, body.email)).messages).toHaveLength(1);
  });

  test.each([
    ['no first name', { firstName: ' ' }, { firstName: 'First name is required' }],
    ['no phone', { phone: '' }, { phone: 'Phone number is required' }],
    ['half a phone number', { phone: '555-0199' }, { phone: 'Enter a phone number with area code' }],
    ['a wrong address', { email: 'dana@' }, { email: 'Please enter a valid email address' }],
    [
      'a second address',
      { email: 'a@example.com,b@example.com' },
      { email: 'Please enter a valid email address' },
    ],
    ['no date', { date: undefined }, { date: 'Date is required' }],
    ['yesterday', { date: '2026-11-22' }, { date: 'Choose today or a later date' }],
    ['a day in two years', { date: '2028-11-23' }, { date: 'Choose a date within the next 365 days' }],
    ['a book', { message: 'x'.repeat(4001) }, { message: 'Use 4,000 characters or fewer' }],
  ])('with %s is refused at the field, and nothing is stored', async (_, changes, fields) => {
    const body = contactBody(changes);
    const { status, problem } = await send(body);
    expect([status, problem.code, problem.fields]).toEqual([422, 'invalid', fields]);
    expect((await storedFrom(system, body.email)).messages).toEqual([]);
  });

  test('accepts JSON only', async () => {
    const request = { rawBody: 'firstName=Dana', headers: { 'content-type': 'text/plain' } };
    expect((await system.call('POST /api/appoinment/add', request)).status).toBe(415);
  });
});

describe('the same message', () => {
  test('sent many times concurrently is stored once, and every sender gets its id', async () => {
    const body = contactBody();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    const { messages, mails } = await storedFrom(system, body.email);
    expect([messages.length, mails.length]).toEqual([1, 1]);
  });

  test('counts as the same for ten minutes, across the end of a window too', async () => {
    const body = contactBody({ date: '2027-06-01' });
    const ids: string[] = [];
    for (const seconds of [599, 601, 1198, 1199]) {
      setClock(seconds);
      const { status, body: answer } = await send(body);
      expect(status).toBe(201);
      ids.push(answer.id);
    }
    expect(ids.slice(0, 3)).toEqual([ids[0], ids[0], ids[0]]);
    expect(ids[3]).not.toBe(ids[0]);
    expect((await storedFrom(system, body.email)).messages).toHaveLength(2);
  });

  test('is the same from another network: a phone may have left its Wi-Fi before it retries', async () => {
    const body = contactBody();
    const first = await send(body);
    const second = await send(body, '203.0.113.9');
    expect(second.body.id).toBe(first.body.id);
    expect((await storedFrom(system, body.email)).messages).toHaveLength(1);
  });

  test('with different text is another message', async () => {
    const body = contactBody();
    await send(body);
    await send({ ...body, message: 'Do you take walk-ins today?' });
    expect((await storedFrom(system, body.email)).messages).toHaveLength(2);
  });
});
