import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ReminderKind } from '#functions/appointments/reminders.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite, withRetry } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { daySeconds, minuteMs } from '#shared/time/durations.ts';

const table = env('OUTBOX_TABLE');

/** What a mail about a change of a booking tells. */
export type ChangeKind = 'booked' | 'moved' | 'cancelled';

/** A mail about a change: one version of one booking. Nothing of the patient; that is read when it is sent. */
export interface ChangeMail {
  kind: ChangeKind;
  confirmationNumber: string;
  /** The booking's version after the change that the mail tells of. */
  version: number;
  /** Instant (ISO) of that change. */
  createdAt: string;
}

/** A reminder of a visit at this very time: a visit that has moved gets another. */
export interface ReminderMail {
  kind: ReminderKind;
  confirmationNumber: string;
  startsAt: string;
  createdAt: string;
}

/** A mail to somebody whose visit at this very time is within a closure. */
export interface ClosedMail {
  kind: 'closed';
  confirmationNumber: string;
  closureId: string;
  /** When that closure was made: one made anew for the same hours is another occasion. */
  closedAt: string;
  startsAt: string;
  createdAt: string;
}

/** A mail that carries a lookup code. Not the code: its seed, which is worth nothing without the signing key. */
export interface CodeMail {
  kind: 'code';
  emailKey: string;
  seed: string;
  /** Instant (ISO, real time) at which it was asked for. */
  createdAt: string;
}

/** What is mailed about a visitor's message: a contact to the clinics, a consultation to the patient and the clinics. */
export type MessageMailKind = 'contact' | 'consultation' | 'consultation-notice';

/** A mail about a message. Nothing of the message itself; that is read when it is sent. */
export interface MessageMail {
  kind: MessageMailKind;
  messageId: string;
  createdAt: string;
}

/** The receipt of a payment. Nothing of the payment itself; that is read when it is sent. */
export interface ReceiptMail {
  kind: 'receipt';
  paymentId: string;
  /** Which request asked for it again; absent on the one that every success has. */
  request?: string;
  createdAt: string;
}

export type OutboxMail = ChangeMail | ReminderMail | ClosedMail | CodeMail | MessageMail | ReceiptMail;

/** How far a mail is on its way. */
interface OutboxState {
  id: string;
  status: 'pending' | 'sent' | 'superseded' | 'dead';
  /** How often it was claimed. A claim raises it, so it also tells one claim from the next. */
  attempts: number;
  /** The end of a claim or of a wait: nobody tries before. Absent until the first claim. */
  nextAttemptAt?: string;
  /** Key of the sparse index byNextAttempt: what the schedule looks after, and what was given up. */
  queue?: 'due' | 'dead';
  /** Seconds since 1970, on what is done. */
  expiresAt?: number;
}

/** A mail as the table holds it. */
export type OutboxItem = OutboxMail & OutboxState;

/** How long a claim lasts: longer than a run of the job may take, so that two never hold one mail. */
const leaseMs = minuteMs;

/** What is done stays this long, for questions. */
const keepDoneSeconds = 35 * daySeconds;

/** The mail about a change that made a booking what it is now. */
export function changeMail(
  kind: ChangeKind,
  { confirmationNumber, version }: { confirmationNumber: string; version: number },
  at: Date,
): ChangeMail {
  return { kind, confirmationNumber, version, createdAt: at.toISOString() };
}

/** The same for the same occasion, so that nothing is told twice. */
export function mailId(mail: OutboxMail): string {
  if ('seed' in mail) return `code#${mail.seed}`;
  if ('messageId' in mail) return `${mail.messageId}#${mail.kind}`;
  if ('paymentId' in mail) return [mail.paymentId, mail.kind, mail.request].filter(Boolean).join('#');
  if ('closureId' in mail) {
    return [mail.confirmationNumber, mail.startsAt, mail.kind, mail.closureId, mail.closedAt].join('#');
  }
  const occasion = 'version' in mail ? mail.version : mail.startsAt;
  return `${mail.confirmationNumber}#${occasion}#${mail.kind}`;
}

/** The step that puts a mail into the transaction of what it tells of. The same occasion cannot put it twice. */
export function mailStep(mail: OutboxMail): TransactItem {
  const Item: OutboxItem = { id: mailId(mail), ...mail, status: 'pending', attempts: 0 };
  return { Put: { TableName: table, Item, ConditionExpression: 'attribute_not_exists(id)' } };
}

export function findMail(id: string): Promise<OutboxItem | undefined> {
  return readItem(table, { id });
}

/** Puts a mail of its own accord, unless the same occasion has one already. */
export async function putMail(mail: OutboxMail): Promise<void> {
  const { Put } = mailStep(mail);
  if (Put) await conditionalWrite(() => dynamo.send(new PutCommand(Put)));
}

/** Changes a pending mail, unless it was claimed since it was read. */
async function changePending(
  { id, attempts }: OutboxState,
  set: Partial<OutboxState>,
  remove: readonly (keyof OutboxState)[] = [],
): Promise<void> {
  const names = Object.keys(set);
  const assignments = names.map((name) => `#${name} = :${name}`).join(', ');
  const removals = remove.length > 0 ? ` REMOVE ${remove.map((name) => `#${name}`).join(', ')}` : '';
  const command = new UpdateCommand({
    TableName: table,
    Key: { id },
    UpdateExpression: `SET ${assignments}${removals}`,
    ConditionExpression: '#status = :wasPending AND #attempts = :wasAttempts',
    ExpressionAttributeNames: Object.fromEntries(
      [...new Set([...names, ...remove, 'status', 'attempts'])].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries(set).map(([name, value]) => [`:${name}`, value])),
      ':wasPending': 'pending',
      ':wasAttempts': attempts,
    },
  });
  await conditionalWrite(() => dynamo.send(command));
}

/** Claims a mail that is pending and due. Undefined when there is none, or somebody else was first. */
export async function claimMail(id: string, now: Date): Promise<OutboxItem | undefined> {
  const command = new UpdateCommand({
    TableName: table,
    Key: { id },
    UpdateExpression: 'SET attempts = attempts + :one, nextAttemptAt = :end',
    ConditionExpression:
      '#status = :pending AND (attribute_not_exists(nextAttemptAt) OR nextAttemptAt <= :now)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':end': new Date(now.getTime() + leaseMs).toISOString(),
      ':now': now.toISOString(),
      ':pending': 'pending',
    },
    ReturnValues: 'ALL_NEW',
  });
  return conditionalWrite(async () => (await dynamo.send(command)).Attributes as OutboxItem);
}

/** Ends a mail: it was sent, or a newer one tells what is true now. */
export async function finishMail(item: OutboxItem, status: 'sent' | 'superseded', now: Date): Promise<void> {
  const expiresAt = Math.floor(now.getTime() / 1000) + keepDoneSeconds;
  await changePending(item, { status, expiresAt }, ['queue', 'nextAttemptAt']);
}

/** Hands a mail to the schedule, which tries it at that instant or soon after. */
export async function postponeMail(item: OutboxItem, until: string): Promise<void> {
  await changePending(item, { nextAttemptAt: until, queue: 'due' });
}

/** The same with one that cannot be said yet. This was a look and no try: it has as many as before. */
export async function deferMail(item: OutboxItem, until: string): Promise<void> {
  await changePending(item, { nextAttemptAt: until, queue: 'due', attempts: item.attempts - 1 });
}

/** Gives a mail up. It stays in the index, below 'dead', for whoever answers the alarm. */
export async function buryMail(item: OutboxItem, now: Date): Promise<void> {
  await changePending(item, { status: 'dead', queue: 'dead', nextAttemptAt: now.toISOString() });
}

/** The ids of postponed mails whose time has come, the longest waiting first; at most so many. */
export async function dueMailIds(now: Date, limit: number): Promise<string[]> {
  const { Items = [] } = await withRetry(() =>
    dynamo.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'byNextAttempt',
        KeyConditionExpression: 'queue = :due AND nextAttemptAt <= :now',
        ExpressionAttributeValues: { ':due': 'due', ':now': now.toISOString() },
        Limit: limit,
      }),
    ),
  );
  return Items.map(({ id }) => String(id));
}
