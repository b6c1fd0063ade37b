import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import type { ChangeMail } from '#functions/appointments/mails.ts';
import type { OutboxItem } from '#functions/mail/outbox.ts';
import { bookingBody } from '#infra/testing/bookings.ts';
import type { LocalProcess } from '#infra/testing/local-system.ts';
import { startOfTime, startSystem } from '#infra/testing/started-systems.ts';
import type { SentMail } from './ses.ts';

async function book({ origin }: LocalProcess) {
  const body = bookingBody();
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', body: JSON.stringify(body), headers };
  expect((await fetch(`${origin}/api/appointments`, request)).status).toBe(201);
  return body;
}

/** A mail claimed by a run that was killed. The claim ends this many seconds after the start. */
async function leaveClaimed({ output }: LocalProcess, confirmationNumber: string, seconds: number) {
  const endpoint = output.stdout.match(/engine.* at (http:\S+)/)?.[1];
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const dynamo = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region: 'us-west-2', credentials }),
  );
  const Item: OutboxItem<ChangeMail> = {
    id: `${confirmationNumber}#1#booked`,
    kind: 'booked',
    confirmationNumber,
    version: 1,
    createdAt: new Date(startOfTime).toISOString(),
    status: 'pending',
    attempts: 1,
    nextAttemptAt: new Date(Date.parse(startOfTime) + seconds * 1000).toISOString(),
  };
  await dynamo.send(new PutCommand({ TableName: 'Outbox', Item }));
  dynamo.destroy();
}

async function mails({ origin }: LocalProcess): Promise<SentMail[]> {
  return (await (await fetch(`${origin}/local/mail.json`)).json()) as SentMail[];
}

test('a mail whose sender was killed is sent after the restart, once its claim expires', async () => {
  const first = await startSystem();
  const { confirmationNumber, email } = await book(first);
  await leaveClaimed(first, confirmationNumber, 6);
  await first.end('SIGKILL');
  const second = await startSystem({ LOCAL_DATA_DIR: first.dataDir });
  expect(await mails(second)).toEqual([]);
  let sent: SentMail[] = [];
  for (let tries = 0; sent.length === 0 && tries < 150; tries++) {
    await sleep(100);
    sent = await mails(second);
  }
  await sleep(1500);
  expect((await mails(second)).map(({ to }) => to)).toEqual([email]);
  expect(sent[0]?.text).toContain(`${second.origin}/#/appointment-confirmation/${confirmationNumber}?token=`);
  expect(second.output.stderr).toBe('');
  expect(second.output.stdout).toContain(`${second.origin}/local/mail`);
});
