import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { retention } from '#shared/legal/retention.ts';
import { daySeconds, hourMs } from '#shared/time/durations.ts';
import { type MailKind, mailLives } from './lives.ts';
import { claimMs, streamHeadStartMs } from './time-limits.ts';

const table = env('OUTBOX_TABLE');

/**
 * A mail that waits in the outbox: which kind it is, and the keys of the records it is about. Nothing personal; that is
 * read when the mail is sent. Each domain declares its kinds, with an id that is the same for the same event.
 */
export interface QueuedMail {
  kind: MailKind;
  /** Instant (ISO) of what the mail tells about. */
  createdAt: string;
  /** Leaves no record: it is deleted once it was sent or superseded, and after some hours in any case. */
  isTransient?: true;
  /** It found no room among its recipient's mails of an earlier day. Set while it waits, never when it is queued. */
  isHeldBack?: true;
  /** Its clinic was closed when it was due. Set while it waits, too. */
  isDeferred?: true;
  /** Its recipient made the change that it tells of, and so knows of it anyway. */
  isOwnChange?: true;
}

/** How a mail ends if its recipient should have got it, and doesn't. */
export type AbandonedStatus = 'expired' | 'undeliverable';

/** The delivery state of a mail. */
interface OutboxState {
  id: string;
  /**
   * `dropped` found no room among its recipient's mails. `expired` could not be sent while it was worth sending.
   * `undeliverable` came back, or was not sent because email to its recipient is stopped.
   */
  status: 'pending' | 'sent' | 'superseded' | 'dropped' | AbandonedStatus;
  /** How often it was claimed. Only ever grows, so it also tells one claim from the next. */
  attempts: number;
  /** How often it failed, from which the wait before the next attempt follows. Absent until it does. */
  failures?: number;
  /** When the schedule tries it. For a mail that was claimed before, also the instant before which no run may. */
  nextAttemptAt?: string;
  /**
   * Key of the sparse index byNextAttempt: `due` for pending mails, from their first moment on, and `abandoned` for those
   * that a person has to act on.
   */
  queue?: 'due' | 'abandoned';
  /** Seconds since 1970. Only once it is finished, or when it is transient. */
  expiresAt?: number;
}

/** A mail as the table holds it. */
export type OutboxItem<Queued extends QueuedMail = QueuedMail> = Queued & OutboxState;

const retentionSeconds = retention.sentMailDays * daySeconds;
const transientSeconds = (retention.codeMailHours * hourMs) / 1000;

function retainUntil(now: Date): number {
  return Math.floor(now.getTime() / 1000) + retentionSeconds;
}

/**
 * The step that queues a mail in the transaction of what it tells about. It is in the schedule's index from then on, so
 * it is sent even if the stream never reports it. Fails when the id was queued before.
 */
export function outboxStep(id: string, mail: QueuedMail): TransactItem & { Put: object } {
  const createdMs = Date.parse(mail.createdAt);
  const expiry = mail.isTransient && { expiresAt: Math.ceil(createdMs / 1000) + transientSeconds };
  const Item: OutboxItem = {
    id,
    ...mail,
    ...expiry,
    status: 'pending',
    attempts: 0,
    queue: 'due',
    nextAttemptAt: new Date(createdMs + streamHeadStartMs).toISOString(),
  };
  return { Put: { TableName: table, Item, ConditionExpression: 'attribute_not_exists(id)' } };
}

/** Queues a mail outside a transaction, unless its id was queued before. */
export async function queueMail(id: string, mail: QueuedMail): Promise<void> {
  const { Put } = outboxStep(id, mail);
  await conditionalWrite(() => dynamo.send(new PutCommand(Put)));
}

/** Reads a mail. Undefined when there is none. */
export function findMail(id: string): Promise<OutboxItem | undefined> {
  return readItem(table, { id });
}

/** Holds while a mail is pending and no other run has claimed it since. */
const isOwnClaim = '#status = :wasPending AND #attempts = :wasAttempts';

function ownClaim({ attempts }: OutboxState) {
  return { ':wasPending': 'pending', ':wasAttempts': attempts };
}

/** What may change of a mail. */
type Changes = Partial<OutboxState & Pick<QueuedMail, 'isHeldBack' | 'isDeferred'>>;

/** The condition of a change, with the attributes it names and their values. */
interface Condition {
  expression: string;
  names: readonly string[];
  values: Record<string, unknown>;
}

/** Changes a mail. Returns false, and changes nothing, if the condition does not hold. */
async function changeMail(
  id: string,
  set: Changes,
  remove: readonly (keyof OutboxState)[],
  condition: Condition,
): Promise<boolean> {
  const names = Object.keys(set);
  const assignments = names.map((name) => `#${name} = :${name}`).join(', ');
  const removals = remove.length > 0 ? ` REMOVE ${remove.map((name) => `#${name}`).join(', ')}` : '';
  const command = new UpdateCommand({
    TableName: table,
    Key: { id },
    UpdateExpression: `SET ${assignments}${removals}`,
    ConditionExpression: condition.expression,
    ExpressionAttributeNames: Object.fromEntries(
      [...new Set([...names, ...remove, ...condition.names])].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries(set).map(([name, value]) => [`:${name}`, value])),
      ...condition.values,
    },
  });
  return (await conditionalWrite(() => dynamo.send(command))) !== undefined;
}

/** Changes a pending mail. Returns false, and changes nothing, if another run has claimed it since. */
function changePending(
  item: OutboxState,
  set: Changes,
  remove: readonly (keyof OutboxState)[] = [],
): Promise<boolean> {
  const values = ownClaim(item);
  return changeMail(item.id, set, remove, { expression: isOwnClaim, names: ['status', 'attempts'], values });
}

async function deletePending(item: OutboxState): Promise<boolean> {
  const command = new DeleteCommand({
    TableName: table,
    Key: { id: item.id },
    ConditionExpression: isOwnClaim,
    ExpressionAttributeNames: { '#status': 'status', '#attempts': 'attempts' },
    ExpressionAttributeValues: ownClaim(item),
  });
  return (await conditionalWrite(() => dynamo.send(command))) !== undefined;
}

/**
 * Claims a mail that is pending and due, or was never claimed. Undefined when another run was first or it is not due. The
 * schedule tries it when the claim ends, if the run dies holding it.
 */
export async function claimMail<Queued extends QueuedMail>(
  id: string,
  now: Date,
): Promise<OutboxItem<Queued> | undefined> {
  const command = new UpdateCommand({
    TableName: table,
    Key: { id },
    UpdateExpression: 'SET attempts = attempts + :one, nextAttemptAt = :end, queue = :due',
    ConditionExpression: '#status = :pending AND (attempts = :none OR nextAttemptAt <= :now)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':none': 0,
      ':due': 'due',
      ':end': new Date(now.getTime() + claimMs).toISOString(),
      ':now': now.toISOString(),
      ':pending': 'pending',
    },
    ReturnValues: 'ALL_NEW',
  });
  return conditionalWrite(async () => (await dynamo.send(command)).Attributes as OutboxItem<Queued>);
}

/** Finishes a mail that was sent or never will be. A transient one leaves no record of either. */
export async function finishMail(
  item: OutboxItem,
  status: 'sent' | 'superseded' | 'dropped',
  now: Date,
): Promise<void> {
  if (item.isTransient) await deletePending(item);
  else await changePending(item, { status, expiresAt: retainUntil(now) }, ['queue', 'nextAttemptAt']);
}

/** Leaves a mail that failed to the schedule, which tries it at that instant (ISO) or soon after. */
export async function postponeMail(item: OutboxItem, until: string): Promise<void> {
  await changePending(item, { nextAttemptAt: until, queue: 'due', failures: (item.failures ?? 0) + 1 });
}

/** Leaves a mail that must not be sent yet to the schedule. Unlike a failure, this lengthens no later wait. */
export async function deferMail(item: OutboxItem, until: string): Promise<void> {
  await changePending(item, { nextAttemptAt: until, queue: 'due', isDeferred: true });
}

/** Leaves a mail that has no room today to the schedule. */
export async function holdMail(item: OutboxItem, until: string): Promise<void> {
  await changePending(item, { nextAttemptAt: until, queue: 'due', isHeldBack: true });
}

/** Whether someone has to act when this mail doesn't arrive, because its recipient doesn't know what it says. */
export function needsPerson({ kind, isOwnChange }: QueuedMail): boolean {
  return mailLives[kind].needsPerson && !isOwnChange;
}

/** The changes to a mail that is abandoned. One that needs a person stays in the index, where the alarm’s runbook looks. */
function abandonChanges(status: AbandonedStatus, mail: QueuedMail, now: Date) {
  const set: Partial<OutboxState> = { status, expiresAt: retainUntil(now) };
  if (!needsPerson(mail)) return { set, remove: ['queue', 'nextAttemptAt'] as const };
  return { set: { ...set, queue: 'abandoned' as const, nextAttemptAt: now.toISOString() }, remove: [] };
}

/** Gives up on a mail that its recipient won't get. Returns false if another run has claimed it since, and decides instead. */
export async function abandonMail(item: OutboxItem, status: AbandonedStatus, now: Date): Promise<boolean> {
  if (item.isTransient) return deletePending(item);
  const { set, remove } = abandonChanges(status, item, now);
  return changePending(item, set, remove);
}

/** Whether a report that this mail came back would be news. A transient one leaves no record that could be marked. */
export function isReturnable({ status, isTransient }: OutboxItem): boolean {
  return !isTransient && (status === 'sent' || status === 'pending');
}

/**
 * Gives up on a mail that came back after the sender took it. It may still be pending, if the report was faster than the
 * run that sent it, or if that run died: either way, it is not sent again.
 */
export async function abandonReturned(item: OutboxItem, now: Date): Promise<void> {
  const { set, remove } = abandonChanges('undeliverable', item, now);
  await changeMail(item.id, set, remove, {
    expression: '#status IN (:wasSent, :wasPending)',
    names: ['status'],
    values: { ':wasSent': 'sent', ':wasPending': 'pending' },
  });
}
