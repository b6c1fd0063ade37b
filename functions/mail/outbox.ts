import type { PutCommandInput } from '@aws-sdk/lib-dynamodb';
import { putItemIf, readItem, updateItem } from '#functions/platform/dynamo/items.ts';
import { env } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { Actor } from '#functions/trust/proofs.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs, daySeconds, hourMs, hourSeconds } from '#shared/time/durations.ts';
import { claimMs, streamHeadStartMs } from './time-limits.ts';

/** Settings of a mail that is worth sending until the visit, which is at most a year ahead. */
const untilVisit = { lastsMs: 366 * dayMs, clock: 'domain' };
/** Settings of a mail about a message from one of the site's forms. */
const message = { lastsMs: 30 * dayMs, clock: 'domain' };

/**
 * Every kind of mail, with three settings. `lastsMs`: how long it's worth sending from its creation, at most; its
 * domain may end a mail about a visit sooner. `clock`: domain time, or real time, which `LOCAL_NOW` doesn't shift.
 * `needsPerson`: whether a person has to call the patient or read the message if the mail isn't sent in time.
 */
export const mailSettings = {
  booked: { ...untilVisit, needsPerson: false },
  rescheduled: { ...untilVisit, needsPerson: false },
  // A patient who doesn't get it makes the trip for nothing.
  cancelled: { lastsMs: 7 * dayMs, clock: 'domain', needsPerson: true },
  'cancelled-together': { lastsMs: 7 * dayMs, clock: 'domain', needsPerson: true },
  closed: { ...untilVisit, needsPerson: true },
  // A patient who doesn't get it stays at home.
  reopened: { ...untilVisit, needsPerson: true },
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
  // Not a mail: the job checks whether a released slot is still open, and queues the mails about it.
  freed: { lastsMs: dayMs, clock: 'domain', needsPerson: false },
  // If a limit holds this mail, it isn't sent on another day, when no one waits for it anymore.
  'waitlist-proof': { lastsMs: 6 * hourMs, clock: 'domain', needsPerson: false },
  'earlier-time': { lastsMs: 2 * dayMs, clock: 'domain', needsPerson: false },
  // The law sets a date by which the patient must have it.
  estimate: { ...untilVisit, needsPerson: true },
  week: { lastsMs: 2 * dayMs, clock: 'domain', needsPerson: false },
  'refund-failed': { lastsMs: 30 * dayMs, clock: 'domain', needsPerson: true },
};

/** A kind of mail. */
export type MailKind = keyof typeof mailSettings;

const table = env('OUTBOX_TABLE');

/**
 * What caused a mail: a patient or client, staff, a payment or refund, a request for a code, a message for the clinics'
 * own inbox (`clinic`), or a time that opened (`waitlist`). `budgetOf` counts only patients, clients and payments.
 */
export type MailCause = Actor | 'staff' | 'payment' | 'code' | 'clinic' | 'waitlist';

/** Whether the mail was caused by a client that is not proven for the address. */
export function isByUnproven(cause: MailCause): cause is Client {
  return Array.isArray(cause);
}

/**
 * A mail that waits in the outbox: its kind, and the keys of the records that it is about. It holds nothing personal,
 * since personal data is read when the mail is sent. Each domain declares its kinds. The same event always gives the
 * same id, so its mail can't be queued twice.
 */
export interface QueuedMail {
  kind: MailKind;
  /** Instant (ISO) of the event that the mail is about. */
  createdAt: string;
  cause: MailCause;
  /**
   * The mail had to wait, because a limit was reached, too many mails bounced, or rendering it gave `not-yet`. Never
   * set when the mail is queued.
   */
  hasWaited?: true;
}

/** The delivery state of a mail. */
interface OutboxState {
  id: string;
  /**
   * `expired`: it could not be sent while it was worth sending. `undeliverable`: it bounced, or was not sent because
   * email to its recipient is stopped.
   */
  status: 'pending' | 'sent' | 'superseded' | 'expired' | 'undeliverable';
  /** Number of claims, plus one if queued with `notBefore`. It only grows, so it tells one claim from the next. */
  attempts: number;
  /** How often sending it failed, which sets the wait before the next attempt. Absent before the first failure. */
  failures?: number;
  /** When the schedule tries the mail. Once the mail was claimed, no run may claim it again before this instant. */
  nextAttemptAt?: string | undefined;
  /**
   * Key of the sparse index byNextAttempt: `due` for pending mails, from the moment they are queued, and `abandoned`
   * for those that a person has to act on.
   */
  queue?: 'due' | 'abandoned' | undefined;
  /** Seconds since 1970. A code's mail has this from the start, and any other mail once it is finished. */
  expiresAt?: number;
}

/** A mail as the table holds it. */
export type OutboxItem<Queued extends QueuedMail = QueuedMail> = Queued & OutboxState;

/** The final status of a mail. */
type Ending = Exclude<OutboxState['status'], 'pending'>;

function expiryOf({ kind }: QueuedMail, now: Date): number {
  const keptSeconds =
    kind === 'code' ? retention.codeMailHours * hourSeconds : retention.sentMailDays * daySeconds;
  return Math.ceil(now.getTime() / 1000) + keptSeconds;
}

/**
 * The step that queues a mail, for the transaction of the change it reports. The mail is in the schedule's index from
 * then on, so it is sent even if the stream never reports it. With `notBefore`, only the schedule sends it, from that
 * time on. Fails when the id was queued before.
 */
export function outboxStep(id: string, mail: QueuedMail, notBefore?: Date): { Put: PutCommandInput } {
  const createdAt = new Date(mail.createdAt);
  const Item: OutboxItem = {
    id,
    ...mail,
    ...(mail.kind === 'code' && { expiresAt: expiryOf(mail, createdAt) }),
    status: 'pending',
    // Starting at 1 makes the mail look claimed: the stream leaves it alone, and `claimMail` waits for `nextAttemptAt`.
    attempts: notBefore ? 1 : 0,
    queue: 'due',
    nextAttemptAt: (notBefore ?? new Date(createdAt.getTime() + streamHeadStartMs)).toISOString(),
  };
  return { Put: { TableName: table, Item, ConditionExpression: 'attribute_not_exists(id)' } };
}

/** Queues a mail outside a transaction, unless its id was queued before. */
export async function queueMail(id: string, mail: QueuedMail, notBefore?: Date): Promise<void> {
  await putItemIf(outboxStep(id, mail, notBefore).Put);
}

/** Reads a mail. Undefined when there is none. */
export function findMail(id: string): Promise<OutboxItem | undefined> {
  return readItem(table, { id });
}

/** Changes a mail. Returns false, and changes nothing, if another run has claimed or finished it since it was read. */
function changeMail(read: OutboxItem, changes: Partial<OutboxItem>): Promise<boolean> {
  return putItemIf({
    TableName: table,
    Item: { ...read, ...changes },
    ConditionExpression: '#status = :status AND attempts = :attempts',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': read.status, ':attempts': read.attempts },
  });
}

/**
 * Claims a mail that was never claimed, or that is pending and due. Undefined when another run was first or the mail is
 * not due. If the run dies while holding the claim, the schedule retries the mail when the claim ends.
 */
export async function claimMail(id: string, now: Date): Promise<OutboxItem | undefined> {
  const claimed = await updateItem({
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
  return claimed?.Attributes as OutboxItem | undefined;
}

/**
 * How long a mail that an unproven client caused may wait for its recipient's limit. Without a bound, a flood would
 * never end.
 */
const maxWaitMs = 7 * dayMs;

/** Whether a mail is no longer worth sending. `now` is domain time. */
export function isOver({ kind, createdAt, cause, hasWaited }: QueuedMail, now: Date): boolean {
  const { lastsMs, clock } = mailSettings[kind];
  const nowMs = clock === 'real' ? Date.now() : now.getTime();
  const longestMs = hasWaited && isByUnproven(cause) ? Math.min(lastsMs, maxWaitMs) : lastsMs;
  return Date.parse(createdAt) + longestMs <= nowMs;
}

/** Postpones a mail: the schedule tries it at that time (milliseconds) or soon after. `why` is stored with it. */
export async function postpone(item: OutboxItem, untilMs: number, why: Partial<OutboxItem>): Promise<void> {
  await changeMail(item, { nextAttemptAt: new Date(untilMs).toISOString(), queue: 'due', ...why });
}

/**
 * Whether a person has to act if this mail doesn't arrive: its recipient has to know what it says, and didn't make the
 * change themselves.
 */
export function needsPerson({ kind, cause }: QueuedMail): boolean {
  return mailSettings[kind].needsPerson && cause !== 'proven' && !isByUnproven(cause);
}

/**
 * Finishes a mail that was sent or never will be. If it didn't arrive and needs a person, it stays in the index, where
 * the alarm's runbook looks for it. Returns false if another run has claimed or finished it since it was read.
 */
export function finishMail(item: OutboxItem, status: Ending, now: Date): Promise<boolean> {
  const isLeft = (status === 'expired' || status === 'undeliverable') && needsPerson(item);
  const left = { queue: 'abandoned', nextAttemptAt: now.toISOString() } as const;
  const done = { queue: undefined, nextAttemptAt: undefined };
  return changeMail(item, { status, expiresAt: expiryOf(item, now), ...(isLeft ? left : done) });
}

/** Raises the alarm about a mail that was given up. */
export function reportAbandoned({ id, kind, attempts, failures = 0 }: OutboxItem): void {
  log('error', 'mail-abandoned', { mail: id, kind, attempts, failures });
  countMetric('MailAbandoned');
}

/**
 * Ends a mail without sending it: it isn't needed anymore, would come too late, or email to its recipient is stopped.
 * Raises the alarm if a person has to act, or if the mail is too late although nothing held it, which is our failure.
 */
export async function giveUp(
  item: OutboxItem,
  status: Exclude<Ending, 'sent'>,
  now: Date,
  suppression?: SuppressionReason,
): Promise<'not-sent'> {
  // If another run holds the mail now, that run may still send it, and reports the result itself.
  if (!(await finishMail(item, status, now)) || status === 'superseded') return 'not-sent';
  const { id, kind, attempts, failures = 0, hasWaited } = item;
  log('info', `mail-${status}`, { mail: id, kind, attempts, failures, suppression });
  if (status === 'undeliverable') countMetric('MailUndeliverable');
  const isOurs = status === 'expired' && (failures > 0 || !hasWaited);
  if (isOurs || needsPerson(item)) reportAbandoned(item);
  return 'not-sent';
}
