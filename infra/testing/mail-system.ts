import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { expect } from 'vitest';
import type { ChangeKind } from '#functions/appointments/mails.ts';
import type { OutboxItem } from '#functions/mail/outbox.ts';
import { prepareMail, type SentMail } from '#infra/local/mail/ses.ts';
import { bookingBody, freshDay } from './bookings.ts';
import { openTestSystem } from './open-test-system.ts';
import { adminClaims } from './system.ts';

// A system with a local SES, for tests of mails: one per test file that imports this.
const ses = await prepareMail();
await ses.load();
const system = await openTestSystem({ ses: ses.endpoint, limits: { LIMIT_BOOKINGS_PER_MINUTE: 0 } });
const { changeMailId, changeMailStep } = await import('#functions/appointments/mails.ts');

// Only now: it reads its environment when it is loaded.
export const { handler, sendMail } = await import('#functions/jobs/send-mail.ts');

export { system };

export function stop(): void {
  ses.stop();
  system.stop();
}

const TableName = system.tableName('Outbox');
const start = Date.parse('2026-11-23T17:00:00Z');
/** An instant so many seconds after the visits were booked. */
export const later = (seconds: number) => new Date(start + seconds * 1000);

/** Books a visit by the API; answers what was sent, and its manage token. */
export async function book(changes: Record<string, unknown> = {}) {
  const body = bookingBody({ date: freshDay(), ...changes });
  const { status, body: made } = await system.call('POST /api/appointments', { body });
  expect(status).toBe(201);
  return { ...body, manageToken: made.manageToken };
}

/** What a change leaves in the outbox, put there past the change. */
export async function tell(confirmationNumber: string, kind: ChangeKind, version: number): Promise<string> {
  const mail = { kind, confirmationNumber, version };
  await system.dynamo.send(
    new PutCommand({ TableName, Item: changeMailStep(kind, mail, later(0)).Put?.Item }),
  );
  return changeMailId(mail);
}

/** What the outbox's stream hands the job for these mails. */
export const newMails = (...ids: string[]) =>
  ({
    Records: ids.map((S, index) => ({
      dynamodb: { Keys: { id: { S } }, SequenceNumber: String(index + 1) },
    })),
  }) as DynamoDBStreamEvent;

/** As an admin does it. */
export async function setStatus(
  confirmationNumber: string,
  status: 'confirmed' | 'cancelled' | 'completed',
): Promise<void> {
  const request = { params: { confirmationNumber }, body: { status }, claims: adminClaims() };
  const answer = await system.call('PUT /api/appointments/{confirmationNumber}/status', request);
  expect(answer.status).toBe(200);
}

export async function itemOf(id: string): Promise<OutboxItem> {
  const { Item } = await system.dynamo.send(new GetCommand({ TableName, Key: { id } }));
  return Item as OutboxItem;
}

/** The mails that the sparse index holds. */
export async function inIndex(queue: 'due' | 'dead'): Promise<string[]> {
  const query = { IndexName: 'byNextAttempt', KeyConditionExpression: 'queue = :queue' };
  const command = new QueryCommand({ TableName, ...query, ExpressionAttributeValues: { ':queue': queue } });
  return ((await system.dynamo.send(command)).Items ?? []).map(({ id }) => id);
}

/** What SES has accepted, newest first. */
export const allMails = ses.mails;

/** The same for one address. */
export async function mailsTo(address: string): Promise<SentMail[]> {
  return (await ses.mails()).filter(({ to }) => to === address);
}
