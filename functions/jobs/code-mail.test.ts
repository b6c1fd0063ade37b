import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { interceptOutsideCalls } from '#functions/platform/outside-calls.ts';
import { cloudLimits } from '#infra/config/limits.ts';
import { tableNames } from '#infra/config/tables.ts';
import { openMailSystem } from '#infra/testing/mail/open-mail-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';

const { LIMIT_MAILS_OF_RECIPIENT, LIMIT_CODE_MAILS_OF_RECIPIENT } = cloudLimits;
const { system, book, handler, sendMail, newMails, mailsTo, allMails, stop } = await openMailSystem({
  limits: { LIMIT_MAILS_OF_RECIPIENT, LIMIT_CODE_MAILS_OF_RECIPIENT },
});
afterAll(stop);
quietLog();

const { codeOf } = await import('#functions/lookup/code.ts');

let lastUnknown = 0;
const newUnknown = () => `not-a-patient-${++lastUnknown}@example.com`;

/** Asks for a code. Returns the request, and the id of its mail in the outbox. */
async function ask(email: string, sourceIp = '127.0.0.1') {
  const { status, body } = await system.call('POST /api/appointments/lookup', { body: { email }, sourceIp });
  expect(status).toBe(202);
  return { requestId: body.requestId, mailId: `code#${body.requestId}` };
}

function verify(email: string, requestId: string, code: string) {
  return system.call('POST /api/appointments/lookup/verify', { body: { email, requestId, code } });
}

/** Every item of every table that contains a text, with the name of its table. */
async function stored(text: string): Promise<string[]> {
  const found = await Promise.all(
    tableNames.map(async (table) =>
      (await system.all(table))
        .map((item) => `${table} ${JSON.stringify({ ...item, recipients: [...(item.recipients ?? [])] })}`)
        .filter((line) => line.toLowerCase().includes(text.toLowerCase())),
    ),
  );
  return found.flat();
}

async function codeMailedTo(email: string): Promise<string> {
  const mail = (await mailsTo(email)).find(({ subject }) => subject === 'Your code');
  return mail?.text.match(/^\d{6}$/m)?.[0] ?? '';
}

describe('a code for an address with appointments', () => {
  test('is mailed once, however often the job runs, and opens the appointments', async () => {
    const { email, confirmationNumber } = await book();
    const { requestId, mailId } = await ask(email);
    await Promise.all(Array.from({ length: 5 }, () => handler(newMails(mailId))));
    await handler(newMails(mailId));
    const codeMails = (await mailsTo(email)).filter(({ subject }) => subject === 'Your code');
    expect(codeMails).toHaveLength(1);
    expect(codeMails[0]?.text).not.toContain('http');
    const { status, body } = await verify(email, requestId, await codeMailedTo(email));
    expect(status).toBe(200);
    expect(body.appointments).toMatchObject([{ confirmationNumber }]);
  });

  test('opens nothing before it was mailed, not even for someone who guesses it', async () => {
    const { email } = await book();
    const { requestId, mailId } = await ask(email);
    const code = await codeOf(requestId, email);
    for (let guess = 0; guess < 6; guess++) expect((await verify(email, requestId, code)).status).toBe(422);
    await sendMail([mailId], new Date());
    expect((await verify(email, requestId, code)).status).toBe(200);
  });

  test('opens nothing when it was one too many for its recipient’s day', async () => {
    const { email } = await book();
    const outcomes: string[] = [];
    for (let asked = 0; asked < 9; asked++) {
      const { requestId, mailId } = await ask(email, '203.0.113.9');
      const before = (await mailsTo(email)).length;
      await sendMail([mailId], new Date());
      const isMailed = (await mailsTo(email)).length > before;
      const { status } = await verify(email, requestId, await codeOf(requestId, email));
      outcomes.push(`${isMailed ? 'mailed' : 'dropped'} ${status}`);
      expect(await stored(mailId)).toEqual([]);
    }
    expect(new Set(outcomes)).toEqual(new Set(['mailed 200', 'dropped 422']));
  });

  test('leaves nothing in the outbox once it was mailed, and nothing of the request once it was entered', async () => {
    const { email } = await book();
    const { requestId, mailId } = await ask(email);
    expect(await stored(requestId)).toHaveLength(2);
    await sendMail([mailId], new Date());
    expect(await stored(requestId)).toEqual([expect.stringMatching(/^LookupCodes /)]);
    await verify(email, requestId, await codeMailedTo(email));
    expect(await stored(requestId)).toEqual([expect.stringMatching(/^LookupSessions /)]);
  });

  test('is not mailed after its ten minutes, and its request is forgotten', async () => {
    const { email } = await book();
    const { requestId, mailId } = await ask(email);
    await system.dynamo.send(
      new UpdateCommand({
        TableName: system.tableName('Outbox'),
        Key: { id: mailId },
        UpdateExpression: 'SET createdAt = :past',
        ExpressionAttributeValues: { ':past': new Date(Date.now() - 600_001).toISOString() },
      }),
    );
    await sendMail([mailId], new Date());
    expect(await codeMailedTo(email)).toBe('');
    expect(await stored(requestId)).toEqual([]);
  });

  test('is not mailed when its ten minutes end between its claim and its turn', async () => {
    const { email } = await book();
    const { mailId } = await ask(email);
    vi.useFakeTimers({ toFake: ['Date'] });
    const restore = interceptOutsideCalls(({ input }, proceed) => {
      // The table answers late: all that is left to do is to send it.
      if (JSON.stringify(input).includes('mailed')) vi.setSystemTime(Date.now() + 600_001);
      return proceed();
    });
    try {
      await sendMail([mailId], new Date());
    } finally {
      restore();
      vi.useRealTimers();
    }
    expect(await codeMailedTo(email)).toBe('');
    expect((await stored(mailId)).filter((line) => line.startsWith('Outbox'))).toEqual([]);
  });

  test('is not mailed to an address that was put into the outbox by other means', async () => {
    const [{ email }, other] = [await book(), await ask(newUnknown())];
    await system.dynamo.send(
      new UpdateCommand({
        TableName: system.tableName('Outbox'),
        Key: { id: other.mailId },
        UpdateExpression: 'SET address = :address',
        ExpressionAttributeValues: { ':address': email },
      }),
    );
    await sendMail([other.mailId], new Date());
    expect(await codeMailedTo(email)).toBe('');
  });
});

describe('a code for an address that we do not know', () => {
  test('is not mailed, and opens nothing', async () => {
    const email = newUnknown();
    const { requestId, mailId } = await ask(email);
    const before = (await allMails()).length;
    await sendMail([mailId], new Date());
    expect(await allMails()).toHaveLength(before);
    expect((await verify(email, requestId, await codeOf(requestId, email))).status).toBe(422);
  });

  test('puts the address into no table in plain, not for a moment', async () => {
    const email = newUnknown();
    const { mailId } = await ask(email);
    expect(await stored(email)).toEqual([]);
    expect(await stored(email.split('@')[0] ?? '')).toEqual([]);
    expect(await stored(Buffer.from(email).toString('base64url').slice(0, 20))).toEqual([]);
    await sendMail([mailId], new Date());
    expect(await stored(email)).toEqual([]);
  });

  test('leaves nothing at all once the job has run, but counters of the client that asked', async () => {
    const contents = async () =>
      Object.fromEntries(
        await Promise.all(
          tableNames
            .filter((table) => table !== 'Limits')
            .map(async (table) => [table, (await system.all(table)).length]),
        ),
      );
    const before = await contents();
    const asked = await Promise.all(Array.from({ length: 5 }, () => ask(newUnknown())));
    expect(await contents()).not.toEqual(before);
    await sendMail(
      asked.map(({ mailId }) => mailId),
      new Date(),
    );
    expect(await contents()).toEqual(before);
  });

  test('lives for hours, where the job never runs', async () => {
    const { requestId, mailId } = await ask(newUnknown());
    const inHours = (seconds: number) => (seconds - Date.now() / 1000) / 3600;
    const waiting = (await system.all('Outbox')).find(({ id }) => id === mailId);
    const request = (await system.all('LookupCodes')).find((item) => item.requestId === requestId);
    for (const hours of [inHours(waiting?.expiresAt), inHours(request?.dropAt)]) {
      expect(hours).toBeGreaterThan(0.5);
      expect(hours).toBeLessThan(6);
    }
  });
});
