import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { interceptOutsideCalls } from '#functions/platform/outside-calls.ts';
import { tableNames } from '#infra/config/tables.ts';
import { openMailSystem } from '#infra/testing/mail/open-mail-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { hourMs } from '#shared/time/durations.ts';

const { system, book, handler, sendMail, newMails, mailsTo, allMails, stop } = await openMailSystem();
afterAll(stop);
quietLog();

const { addressOf, codeOf } = await import('#functions/lookup/code.ts');

let lastUnknown = 0;
const newUnknown = () => `not-a-patient-${++lastUnknown}@example.com`;

/** The id of a code's mail that was not sent yet. */
async function waitingMailOf(requestId: string): Promise<string> {
  const mails = await system.all('Outbox');
  return mails.find(({ codeId, status }) => codeId === requestId && status === 'pending')?.id;
}

/** Asks for a code. Returns the request, and the id of its mail in the outbox. */
async function ask(email: string, sourceIp = '127.0.0.1') {
  const { status, body } = await system.call('POST /api/appointments/lookup', { body: { email }, sourceIp });
  expect(status).toBe(202);
  return { requestId: body.requestId, mailId: await waitingMailOf(body.requestId) };
}

function verify(body: { email: string; code: string } | { link: string }) {
  return system.call('POST /api/appointments/lookup/verify', { body });
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

async function mailedTo(email: string): Promise<{ code: string; link: string }> {
  const mail = (await mailsTo(email)).find(({ subject }) => subject === 'Your code');
  const [, link = ''] = mail?.text.match(/http:\/\/localhost:3000\/#\/open-bookings\?token=([\w.-]+)/) ?? [];
  return { code: mail?.text.match(/^\d{6}$/m)?.[0] ?? '', link };
}

/** Makes the code of an address expire. */
async function endCode(email: string): Promise<void> {
  await system.dynamo.send(
    new UpdateCommand({
      TableName: system.tableName('LookupCodes'),
      Key: { address: await addressOf(email) },
      UpdateExpression: 'SET endsAt = :past',
      ExpressionAttributeValues: { ':past': Date.now() },
    }),
  );
}

describe('a code for an address with appointments', () => {
  test('is mailed once, however often the job runs, and opens the appointments', async () => {
    const { email, confirmationNumber } = await book();
    const { mailId } = await ask(email);
    await Promise.all(Array.from({ length: 5 }, () => handler(newMails(mailId))));
    await handler(newMails(mailId));
    expect((await mailsTo(email)).filter(({ subject }) => subject === 'Your code')).toHaveLength(1);
    const { status, body } = await verify({ email, code: (await mailedTo(email)).code });
    expect(status).toBe(200);
    expect(body.appointments).toMatchObject([{ confirmationNumber }]);
  });

  test('is mailed with a link that opens them too, in the part of an address that no server sees', async () => {
    const { email, confirmationNumber } = await book();
    await sendMail([(await ask(email)).mailId], new Date());
    const { status, body } = await verify({ link: (await mailedTo(email)).link });
    expect(status).toBe(200);
    expect(body.appointments).toMatchObject([{ confirmationNumber }]);
  });

  test('opens nothing before it was mailed, not even for someone who guesses it', async () => {
    const { email } = await book();
    const { requestId, mailId } = await ask(email);
    const code = await codeOf(requestId, email);
    for (let guess = 0; guess < 4; guess++) expect((await verify({ email, code })).status).toBe(422);
    await sendMail([mailId], new Date());
    expect((await verify({ email, code })).status).toBe(200);
  });

  test('is mailed again on request, and stays the same', async () => {
    const { email } = await book();
    const { requestId, mailId } = await ask(email);
    await sendMail([mailId], new Date());
    const first = await mailedTo(email);
    await system.call('POST /api/appointments/lookup', { body: { email, requestId } });
    await sendMail([await waitingMailOf(requestId)], new Date());
    expect((await mailsTo(email)).filter(({ subject }) => subject === 'Your code')).toHaveLength(2);
    expect(await mailedTo(email)).toEqual(first);
    expect((await verify({ link: first.link })).status).toBe(200);
  });

  test('is mailed once, however many ask while it is good, and to whoever books after they asked', async () => {
    const { email } = await book();
    const mails = [await ask(email), await ask(email, '203.0.113.7'), await ask(email, '203.0.113.8')];
    expect(new Set(mails.map(({ requestId }) => requestId)).size).toBe(1);
    const waiting = (await system.all('Outbox')).filter(({ codeId }) => codeId === mails[0]?.requestId);
    await sendMail(
      waiting.map(({ id }) => id),
      new Date(),
    );
    expect((await mailsTo(email)).filter(({ subject }) => subject === 'Your code')).toHaveLength(1);

    const late = 'books-later@example.com';
    await sendMail([(await ask(late)).mailId], new Date());
    await book({ email: late });
    await sendMail([(await ask(late)).mailId], new Date());
    expect((await verify({ link: (await mailedTo(late)).link })).status).toBe(200);
  });

  test('is not mailed after its life, nor once it was entered', async () => {
    const [late, entered] = [await book(), await book()];
    const mails = [await ask(late.email), await ask(entered.email)];
    await endCode(late.email);
    await sendMail([mails[0]?.mailId ?? ''], new Date());
    expect(await mailedTo(late.email)).toEqual({ code: '', link: '' });
    await sendMail([mails[1]?.mailId ?? ''], new Date());
    const { requestId } = mails[1] ?? {};
    await system.call('POST /api/appointments/lookup', { body: { email: entered.email, requestId } });
    await verify({ link: (await mailedTo(entered.email)).link });
    const before = (await mailsTo(entered.email)).length;
    await sendMail([await waitingMailOf(String(requestId))], new Date());
    expect(await mailsTo(entered.email)).toHaveLength(before);
  });

  test('is not mailed when its life ends between its claim and its turn', async () => {
    const { email } = await book();
    const { mailId } = await ask(email);
    vi.useFakeTimers({ toFake: ['Date'] });
    const restore = interceptOutsideCalls(({ input }, proceed) => {
      // As if the write that marks the code as mailed, the last step before sending the mail, took two hours.
      if (JSON.stringify(input).includes('"mailedBy"')) vi.setSystemTime(Date.now() + 2 * hourMs);
      return proceed();
    });
    try {
      await sendMail([mailId], new Date());
    } finally {
      restore();
      vi.useRealTimers();
    }
    expect((await mailedTo(email)).code).toBe('');
  });
});

describe('a code for an address that we do not know', () => {
  test('is not mailed, and opens nothing', async () => {
    const email = newUnknown();
    const { requestId, mailId } = await ask(email);
    const before = (await allMails()).length;
    await sendMail([mailId], new Date());
    expect(await allMails()).toHaveLength(before);
    expect((await verify({ email, code: await codeOf(requestId, email) })).status).toBe(422);
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

  test('leaves nothing of the address anywhere once the job has run', async () => {
    const { requestId, mailId } = await ask(newUnknown());
    const code = async () => (await system.all('LookupCodes')).find(({ id }) => id === requestId);
    const { sealedEmail } = (await code()) ?? {};
    expect(await stored(String(sealedEmail))).toHaveLength(1);
    await sendMail([mailId], new Date());
    expect(await stored(String(sealedEmail))).toEqual([]);
    expect((await code())?.id).toBe(requestId);
  });

  test('lives for hours, where the job never runs', async () => {
    const { requestId, mailId } = await ask(newUnknown());
    const inHours = (seconds: number) => (seconds - Date.now() / 1000) / 3600;
    const waiting = (await system.all('Outbox')).find(({ id }) => id === mailId);
    const code = (await system.all('LookupCodes')).find(({ id }) => id === requestId);
    for (const hours of [inHours(waiting?.expiresAt), inHours(code?.expiresAt)]) {
      expect(hours).toBeGreaterThan(0.5);
      expect(hours).toBeLessThan(6);
    }
  });
});
