import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBStreamEvent, ScheduledEvent } from 'aws-lambda';
import { expect } from 'vitest';
import type { ChangeKind } from '#functions/appointments/mails.ts';
import type { OutboxItem } from '#functions/mail/outbox.ts';
import { jobs } from '#infra/config/jobs.ts';
import { timeoutSecondsOf } from '#infra/config/timeouts.ts';
import { prepareMail, type SentMail } from '#infra/local/mail/ses.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import type { TestSystemOptions } from '#infra/testing/system.ts';

const start = Date.parse('2026-11-23T17:00:00Z');

/** Opens a system with a local SES and the mail job. Open one per test file. */
export async function openMailSystem(options: TestSystemOptions = {}) {
  const ses = await prepareMail();
  await ses.load();
  const system = await openTestSystem({ ...options, ses: ses.endpoint });
  // Import late, because these modules read their environment on load.
  const { changeMailId, changeMailStep } = await import('#functions/appointments/mails.ts');
  const { handler: runJob, sendMail } = await import('#functions/jobs/send-mail.ts');
  const TableName = system.tableName('Outbox');
  /** The instant this many seconds after domain time starts. */
  const later = (seconds: number) => new Date(start + seconds * 1000);
  return {
    system,
    /** Calls the job as Lambda does, with this much time left. */
    handler: (
      event: DynamoDBStreamEvent | ScheduledEvent,
      remainingMs = timeoutSecondsOf(jobs['send-mail']) * 1000,
    ) => {
      const endsAt = Date.now() + remainingMs;
      return runJob(event, { getRemainingTimeInMillis: () => endsAt - Date.now() });
    },
    sendMail,
    later,
    stop(): void {
      ses.stop();
      system.stop();
    },
    /** Books through the API. Returns the request's body, and the manage token. */
    async book(changes: Record<string, unknown> = {}) {
      const body = bookingBody({ date: freshDay(), ...changes });
      const { status, body: made } = await system.call('POST /api/appointments', { body });
      expect(status).toBe(201);
      return { ...body, manageToken: made.manageToken };
    },
    /** Puts a mail about a change of an appointment into the outbox directly. Returns the mail's id. */
    async tell(confirmationNumber: string, kind: ChangeKind, version: number): Promise<string> {
      const mail = { kind, confirmationNumber, version };
      const { Put } = changeMailStep(kind, mail, 'staff', later(0));
      await system.dynamo.send(new PutCommand({ TableName, Item: Put?.Item }));
      return changeMailId(mail);
    },
    /** The outbox's stream event for these mails. */
    newMails: (...ids: string[]) =>
      ({
        Records: ids.map((S, index) => ({
          dynamodb: { Keys: { id: { S } }, SequenceNumber: String(index + 1) },
        })),
      }) as DynamoDBStreamEvent,
    /** Changes a status as an admin. */
    async setStatus(
      confirmationNumber: string,
      status: 'confirmed' | 'cancelled' | 'completed',
    ): Promise<void> {
      const request = { params: { confirmationNumber }, body: { status }, claims: adminClaims() };
      const answer = await system.call('PUT /api/appointments/{confirmationNumber}/status', request);
      expect(answer.status).toBe(200);
    },
    async itemOf(id: string): Promise<OutboxItem> {
      const { Item } = await system.dynamo.send(new GetCommand({ TableName, Key: { id } }));
      return Item as OutboxItem;
    },
    /** The ids of the mails in a queue of the outbox's sparse index. */
    async inIndex(queue: 'due' | 'abandoned'): Promise<string[]> {
      const query = { IndexName: 'byNextAttempt', KeyConditionExpression: 'queue = :queue' };
      const command = new QueryCommand({
        TableName,
        ...query,
        ExpressionAttributeValues: { ':queue': queue },
      });
      return ((await system.dynamo.send(command)).Items ?? []).map(({ id }) => id);
    },
    /** A mail's link to a screen of an appointment, with its token. */
    linkIn(mail: SentMail | undefined, screen: string, confirmationNumber: string) {
      const link = new RegExp(`http://localhost:3000/#/${screen}/${confirmationNumber}\\?token=([\\w.-]+)`);
      const [href = `no link to ${screen}`, token = ''] = mail?.text.match(link) ?? [];
      return { href, token };
    },
    /** The mails that SES accepted, newest first. */
    allMails: ses.mails,
    /** The mails that SES accepted for one email address, newest first. */
    async mailsTo(address: string): Promise<SentMail[]> {
      return (await ses.mails()).filter(({ to }) => to === address);
    },
  };
}
