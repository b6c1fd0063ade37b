import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { Actor } from '#functions/trust/proofs.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs, daySeconds, hourMs, hourSeconds } from '#shared/time/durations.ts';
import { claimMs, streamHeadStartMs } from './time-limits.ts';

/** Until its visit, which is at most a year ahead. */
const untilVisit = { lastsMs: 366 * dayMs, clock: 'domain' };
const message = { lastsMs: 30 * dayMs, clock: 'real' };

/**
 * Every kind of mail: how long it's worth sending from its creation, at most (one about a visit ends sooner, which its domain
 * knows); by which clock, domain time or real time, which `LOCAL_NOW` doesn't move; and whether someone has to call the
 * patient, or read the message, when it could not be sent by then.
 */
export const mailLives = {
  booked: { ...untilVisit, needsPerson: false },
  rescheduled: { ...untilVisit, needsPerson: false },
  // A patient who doesn't hear of it makes the trip for nothing.
  cancelled: { lastsMs: 7 * dayMs, clock: 'domain', needsPerson: true },
  'cancelled-together': { lastsMs: 7 * dayMs, clock: 'domain', needsPerson: true },
  closed: { ...untilVisit, needsPerson: true },
  'reminder-day': { lastsMs: 2 * dayMs, clock: 'domain', needsPerson: false },
  'reminder-hours': { lastsMs: 2 * hourMs, clock: 'domain', needsPerson: false },
  code: { lastsMs: retention.lookupCodeHours * hourMs, clock: 'real', needsPerson: false },
  contact: { ...message, needsPerson: true },
  consultation: { ...message, needsPerson: false },
  'consultation-notice': { ...message, needsPerson: true },
  'lab-consultation': { ...message, needsPerson: false },
  'lab-consultation-notice': { ...message, needsPerson: true },
  receipt: { lastsMs: 7 * dayMs, clock: 'domain', needsPerson: true },
  'refund-sent': { lastsMs: 7 * dayMs, clock: 'domain', needsPerson: false },
  'lab-order-notice': { lastsMs: 7 * dayMs, clock: 'domain', needsPerson: true },
  // Queued when the order is paid, and due a month later.
  'lab-order-reminder': { lastsMs: 37 * dayMs, clock: 'domain', needsPerson: false },
  'refund-failed': { lastsMs: 30 * dayMs, clock: 'domain', needsPerson: true },
};

/** A kind of mail. */
export type MailKind = keyof typeof mailLives;

const table = env('OUTBOX_TABLE');

/**
 * What caused a mail: who acted, or the clinics' staff, or a payment or a refund. `code` and `clinic`, for mail to the
 * clinics' own inbox, use up no one's share.
 */
export type MailCause = Actor | 'staff' | 'payment' | 'code' | 'clinic';

/** Whether a client that is not proven for the address caused it. */
export function isByUnproven(cause: MailCause): cause is Client {
  return Array.isArray(cause);
}

/**
 * A mail that waits in the outbox: which kind it is, and the keys of the records it is about. Nothing personal; that is
 * read when the mail is sent. Each domain declares its kinds, with an id that is the same for the same event.
 */
export interface QueuedMail {
  kind: MailKind;
  /** Instant (ISO) of what the mail tells about. */
  createdAt: string;
  cause: MailCause;
  /** It had to wait, for room among its recipient's mails or for its clinic to open. Never set when it is queued. */
  hasWaited?: true;
}

/** The delivery state of a mail. */
interface OutboxState {
  id: string;
  /**
   * `expired` could not be sent while it was worth sending. `undeliverable` came back, or was not sent because email to its
   * recipient is stopped.
   */
  status: 'pending' | 'sent' | 'superseded' | 'expired' | 'undeliverable';
  /** How often it was claimed, and one more with `notBefore`. Only ever grows, so it also tells one claim from the next. */
  attempts: number;
  /** How often it failed, from which the wait before the next attempt follows. Absent until it does. */
  failures?: number;
  /** When the schedule tries it. For a mail that was claimed before, also the instant before which no run may. */
  nextAttemptAt?: string | undefined;
  /**
   * Key of the sparse index byNextAttempt: `due` for pending mails, from their first moment on, and `abandoned` for those
   * that a person has to act on.
   */
  queue?: 'due' | 'abandoned' | undefined;
  /** Seconds since 1970. A code's mail has it from its first moment, and any other once it is finished. */
  expiresAt?: number;
}

/** A mail as the table holds it. */
export type OutboxItem<Queued extends QueuedMail = QueuedMail> = Queued & OutboxState;

/** How a mail ends. */
type Ending = Exclude<OutboxState['status'], 'pending'>;

function expiryOf({ kind }: QueuedMail, now: Date): number {
  const keptSeconds =
    kind === 'code' ? retention.codeMailHours * hourSeconds : retention.sentMailDays * daySeconds;
  return Math.ceil(now.getTime() / 1000) + keptSeconds;
}

/**
 * The step that queues a mail in the transaction of what it tells about. It is in the schedule's index from then on, so
 * it is sent even if the stream never reports it. With `notBefore`, only the schedule sends it, from then on. Fails when the
 * id was queued before.
 */
export function outboxStep(id: string, mail: QueuedMail, notBefore?: Date): TransactItem & { Put: object } {
  const createdAt = new Date(mail.createdAt);
  const Item: OutboxItem = {
    id,
    ...mail,
    ...(mail.kind === 'code' && { expiresAt: expiryOf(mail, createdAt) }),
    status: 'pending',
    // One that looks claimed is left alone by the stream: `claimMail` waits for `nextAttemptAt` then.
    attempts: notBefore ? 1 : 0,
    queue: 'due',
    nextAttemptAt: (notBefore ?? new Date(createdAt.getTime() + streamHeadStartMs)).toISOString(),
  };
  return { Put: { TableName: table, Item, ConditionExpression: 'attribute_not_exists(id)' } };
}

/** Queues a mail outside a transaction, unless its id was queued before. */
export async function queueMail(id: string, mail: QueuedMail, notBefore?: Date): Promise<void> {
  const { Put } = outboxStep(id, mail, notBefore);
  await conditionalWrite(() => dynamo.send(new PutCommand(Put)));
}

/** Reads a mail. Undefined when there is none. */
export function findMail(id: string): Promise<OutboxItem | undefined> {
  return readItem(table, { id });
}

/** Changes a mail. Returns false, and changes nothing, if another run has claimed or finished it since it was read. */
async function changeMail(read: OutboxItem, changes: Partial<OutboxItem>): Promise<boolean> {
  const command = new PutCommand({
    TableName: table,
    Item: { ...read, ...changes },
    ConditionExpression: '#status = :status AND attempts = :attempts',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': read.status, ':attempts': read.attempts },
  });
  return (await conditionalWrite(() => dynamo.send(command))) !== undefined;
}

/**
 * Claims a mail that is pending and due, or was never claimed. Undefined when another run was first or it is not due. The
 * schedule tries it when the claim ends, if the run dies holding it.
 */
export async function claimMail(id: string, now: Date): Promise<OutboxItem | undefined> {
  const command = new UpdateCommand({
    TableName: table,
    Key: { id },
    UpdateExpression: 'SET attempts = attempts + :one, nextAttemptAt = :end, queue = :due',
    ConditionExpression: '#status = :pending AND (attempts < :one OR nextAttemptAt <= :now)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':due': 'due',
      ':end': new Date(now.getTime() + claimMs).toISOString(),
      ':now': now.toISOString(),
      ':pending': 'pending',
    },
    ReturnValues: 'ALL_NEW',
  });
  return conditionalWrite(async () => (await dynamo.send(command)).Attributes as OutboxItem);
}

/** How long a mail that a client caused may wait for room: so that a flood ends. */
const maxWaitMs = 7 * dayMs;

/** Whether a mail is no longer worth sending. `now` is domain time. */
export function isOver({ kind, createdAt, cause, hasWaited }: QueuedMail, now: Date): boolean {
  const { lastsMs, clock } = mailLives[kind];
  const nowMs = clock === 'real' ? Date.now() : now.getTime();
  const longestMs = hasWaited && isByUnproven(cause) ? Math.min(lastsMs, maxWaitMs) : lastsMs;
  return Date.parse(createdAt) + longestMs <= nowMs;
}

/** Leaves a mail to the schedule, which tries it at that time (milliseconds) or soon after, and notes why. */
export async function postpone(item: OutboxItem, untilMs: number, why: Partial<OutboxItem>): Promise<void> {
  await changeMail(item, { nextAttemptAt: new Date(untilMs).toISOString(), queue: 'due', ...why });
}

/**
 * Whether someone has to act when this mail doesn't arrive: its recipient doesn't know what it says, unless they did it
 * themselves.
 */
export function needsPerson({ kind, cause }: QueuedMail): boolean {
  return mailLives[kind].needsPerson && cause !== 'proven' && !isByUnproven(cause);
}

/**
 * Finishes a mail that was sent or never will be. One that won't arrive and needs a person stays in the index, where the
 * alarm’s runbook looks. Returns false if another run has claimed or finished it since it was read.
 */
export function finishMail(item: OutboxItem, status: Ending, now: Date): Promise<boolean> {
  const isLeft = (status === 'expired' || status === 'undeliverable') && needsPerson(item);
  const left = { queue: 'abandoned', nextAttemptAt: now.toISOString() } as const;
  const done = { queue: undefined, nextAttemptAt: undefined };
  return changeMail(item, { status, expiresAt: expiryOf(item, now), ...(isLeft ? left : done) });
}

/** Raises the alarm on a mail that was given up. */
export function reportAbandoned({ id, kind, attempts, failures = 0 }: OutboxItem): void {
  log('error', 'mail-abandoned', { mail: id, kind, attempts, failures });
  countMetric('MailAbandoned');
}

/**
 * Ends a mail without sending it: no one needs it now, it would come too late, or email to its recipient is stopped. Raises the
 * alarm if that is our failure (too late, but it never had to wait), or if someone has to act.
 */
export async function giveUp(
  item: OutboxItem,
  status: Exclude<Ending, 'sent'>,
  now: Date,
  suppression?: SuppressionReason,
): Promise<'not-sent'> {
  // If another run holds it now, that run may even send it, and reports what became of it.
  if (!(await finishMail(item, status, now)) || status === 'superseded') return 'not-sent';
  const { id, kind, attempts, failures = 0, hasWaited } = item;
  log('info', `mail-${status}`, { mail: id, kind, attempts, failures, suppression });
  if (status === 'undeliverable') countMetric('MailUndeliverable');
  const isOurs = status === 'expired' && (failures > 0 || !hasWaited);
  if (isOurs || needsPerson(item)) reportAbandoned(item);
  return 'not-sent';
}
