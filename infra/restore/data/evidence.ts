import type { OutboxItem, QueuedMail } from '#functions/mail/outbox.ts';
import { queryPages } from '#functions/platform/dynamo/reads.ts';
import { addMonth } from '#functions/platform/months.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import type { AuditEntry } from '#shared/audit/routes.ts';
import { minuteMs } from '#shared/time/durations.ts';
import type { Note } from './findings.ts';
import { readSlots, type SlotItem, slotOf } from './slots.ts';
import { liveName, scan } from './tables.ts';

/** An email of the outbox, about any kind of record. */
export type AnyMail = OutboxItem<
  QueuedMail & { confirmationNumber?: string; version?: number; paymentId?: string; messageId?: string }
>;

/** The actor of the audit lines that this command writes. */
export const restoreActor = 'restore';

/** What the live tables still know about the time after the instant to restore. */
export interface Evidence {
  /** The audit log since then, oldest first, without what earlier runs of this command noted. */
  audit: readonly AuditEntry[];
  /** What earlier runs to the same instant noted. */
  notes: readonly Note[];
  /** When the first run to this instant began (ISO); undefined if this is the first. */
  begunAt: string | undefined;
  /** The entries about one record. */
  auditOf: (subject: string) => readonly AuditEntry[];
  /** The emails queued since then, or in the minute before. */
  mails: readonly AnyMail[];
  /** The emails about one appointment. */
  mailsOf: (confirmationNumber: string) => readonly AnyMail[];
  /** The slots' items, by `slotText`. */
  slots: ReadonlyMap<string, SlotItem>;
  /** The slots that are held, by the confirmation number that holds them. */
  heldSlots: ReadonlyMap<string, AppointmentSlot>;
}

/**
 * How long before the instant something may be dated that was only written after it: the longest that a function takes
 * from reading its clock to its last try to write.
 */
const slowestWriteMs = minuteMs;

type TimedEntry = AuditEntry & { entry: string };

/** A month's entries after a key. */
async function auditOfMonth(TableName: string, month: string, after: string): Promise<TimedEntry[]> {
  const found: TimedEntry[] = [];
  const pages = queryPages<TimedEntry>({
    TableName,
    KeyConditionExpression: '#month = :month AND #entry > :after',
    ExpressionAttributeNames: { '#month': 'month', '#entry': 'entry' },
    ExpressionAttributeValues: { ':month': month, ':after': after },
    ConsistentRead: true,
  });
  for await (const page of pages) found.push(...page);
  return found;
}

async function auditFrom(TableName: string, from: string, until: Date): Promise<TimedEntry[]> {
  const found: TimedEntry[] = [];
  for (let month = from.slice(0, 7); month <= until.toISOString().slice(0, 7); month = addMonth(month, 1)) {
    found.push(...(await auditOfMonth(TableName, month, from)));
  }
  return found;
}

/** The entries that were written after the instant, even those that are dated a little before it. */
async function auditSince(to: Date, now: Date, copyName: string | undefined): Promise<AuditEntry[]> {
  const from = earliest(to);
  const [live, copied] = await Promise.all([
    auditFrom(liveName('Audit'), from, now),
    copyName === undefined ? [] : auditFrom(copyName, from, to),
  ]);
  // Copies from elsewhere may be later than the instant, each by another time.
  const before = copied.filter(({ at }) => at <= to.toISOString());
  const known = new Set(before.map(({ entry }) => entry));
  // Without a copy, nothing tells what is new among the entries of the last moment.
  const isNew = ({ entry, at }: TimedEntry) =>
    copyName === undefined ? at > to.toISOString() : !known.has(entry);
  return live.filter(isNew);
}

/** The instant (ISO) before which nothing is dated that was written after this one. */
function earliest(to: Date): string {
  return new Date(to.getTime() - slowestWriteMs).toISOString();
}

async function mailsSince(from: string): Promise<AnyMail[]> {
  const found: AnyMail[] = [];
  for await (const page of scan<AnyMail>(liveName('Outbox'))) {
    found.push(...page.filter(({ createdAt }) => createdAt > from));
  }
  return found;
}

/**
 * Reads what the live tables still know about the time after an instant.
 * @param auditCopy the name of the audit log's copy, if it has one
 */
export async function readEvidence(instant: Date, now: Date, auditCopy?: string): Promise<Evidence> {
  const to = instant.toISOString();
  const [lines, mails, slots] = await Promise.all([
    auditSince(instant, now, auditCopy),
    mailsSince(earliest(instant)),
    readSlots(),
  ]);
  const audit = lines.filter(({ action }) => action !== 'record.restore');
  const ofRuns = lines.filter(({ action, from }) => action === 'record.restore' && from === to);
  const noted = ofRuns.filter(({ reason }) => reason !== undefined);
  const notes = noted.map(({ subject, to: detail, reason }) => ({
    kind: reason as Note['kind'],
    id: subject,
    ...(detail && { detail }),
  }));
  const bySubject = Map.groupBy(audit, ({ subject }) => subject);
  const byNumber = Map.groupBy(mails, ({ confirmationNumber = '' }) => confirmationNumber);
  const heldSlots = new Map(
    [...slots.values()].flatMap((item) => (item.heldBy ? [[item.heldBy, slotOf(item)] as const] : [])),
  );
  return {
    audit,
    notes,
    begunAt: ofRuns[0]?.at,
    auditOf: (subject) => bySubject.get(subject) ?? [],
    mails,
    mailsOf: (confirmationNumber) => byNumber.get(confirmationNumber) ?? [],
    slots,
    heldSlots,
  };
}
