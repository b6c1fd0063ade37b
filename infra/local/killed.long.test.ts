import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import type { ChangeMail } from '#functions/appointments/mails.ts';
import type { OutboxItem } from '#functions/mail/outbox.ts';
import { engineOf, type LocalProcess } from '#infra/testing/local-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { startOfTime, startSystem } from '#infra/testing/started-systems.ts';
import { adminToken } from './admin-token.ts';
import type { SentMail } from './mail/ses.ts';

async function isSoonSilent(url: string): Promise<boolean> {
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  for (let i = 0; i < 100 && (await answers()); i += 1) await sleep(20);
  return !(await answers());
}

/** Makes a sent mail look claimed by a run that was killed. The claim ends this many seconds after `startOfTime`. */
async function leaveClaimed(system: LocalProcess, confirmationNumber: string, seconds: number) {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const dynamo = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: engineOf(system), region: 'us-west-2', credentials }),
  );
  const Item: OutboxItem<ChangeMail> = {
    id: `${confirmationNumber}#1#booked`,
    kind: 'booked',
    cause: 'proven',
    confirmationNumber,
    version: 1,
    createdAt: new Date(startOfTime).toISOString(),
    status: 'pending',
    attempts: 1,
    nextAttemptAt: new Date(Date.parse(startOfTime) + seconds * 1000).toISOString(),
  };
  const stored = async () => {
    const { Item: mail } = await dynamo.send(new GetCommand({ TableName: 'Outbox', Key: { id: Item.id } }));
    return mail?.status;
  };
  await expect.poll(stored, { timeout: 30_000, interval: 100 }).toBe('sent');
  await dynamo.send(new PutCommand({ TableName: 'Outbox', Item }));
  dynamo.destroy();
}

async function mails({ origin }: LocalProcess): Promise<SentMail[]> {
  return (await (await fetch(`${origin}/local/mail.json`)).json()) as SentMail[];
}

test('appointments, mails, payments and tokens, which look like Cognito’s, survive kill -9 of everything', async () => {
  // Start minutes earlier, so that the claim lasts longer than this system, however slow it is.
  const first = await startSystem({ LOCAL_NOW: '2026-11-23T08:55:00-08:00' });
  const booking = bookingBody();
  const { confirmationNumber, email } = booking;
  const book = (origin: string) =>
    fetch(`${origin}/api/appointments`, {
      method: 'POST',
      body: JSON.stringify(booking),
      headers: { 'content-type': 'application/json' },
    });
  const callStripe = (origin: string, init: RequestInit = {}) =>
    fetch(`${origin}/v1/payment_intents`, { ...init, headers: { authorization: 'Bearer sk_test_local' } });
  expect((await book(first.origin)).status).toBe(201);
  const payment = new URLSearchParams({ amount: '500', currency: 'usd' });
  const { id } = await (await callStripe(first.origin, { method: 'POST', body: payment })).json();
  const token = await adminToken(first.origin);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({
    client_id: 'clinic-dashboard',
    token_use: 'access',
    scope: 'clinic/admin',
    'cognito:groups': ['admins'],
    username: 'admin',
  });
  expect(claims).not.toHaveProperty('aud');
  expect(claims.exp - claims.iat).toBe(15 * 60);
  await leaveClaimed(first, confirmationNumber, 10);
  await first.end('SIGKILL');
  expect(await isSoonSilent(engineOf(first))).toBe(true);

  // Use the same port, since the origin is the token's issuer.
  const second = await startSystem({ LOCAL_DATA_DIR: first.dataDir, PORT: String(first.port) });
  // The claim has not expired yet.
  expect(await mails(second)).toEqual([]);
  expect((await book(second.origin)).status).toBe(200);
  expect(await (await callStripe(second.origin)).json()).toMatchObject({ data: [{ id, amount: 500 }] });
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${second.origin}/api/appointments/stats`, { headers })).status).toBe(200);

  await expect.poll(() => mails(second), { timeout: 30_000, interval: 200 }).not.toEqual([]);
  await sleep(1500);
  const sent = await mails(second);
  expect(sent.map(({ to }) => to)).toEqual([email]);
  expect(sent[0]?.text).toContain(`${second.origin}/#/appointment-confirmation/${confirmationNumber}?token=`);
  expect(second.output.stderr).toBe('');
  expect(second.output.stdout).toContain(`${second.origin}/local/mail`);
});
