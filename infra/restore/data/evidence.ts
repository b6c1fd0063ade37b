import type { OutboxItem, QueuedMail } from '#functions/mail/outbox.ts';
import { queryPages } from '#functions/platform/dynamo/reads.ts';
import { addMonth } from '#functions/platform/months.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import type { AuditEntry } from '#shared/audit/routes.ts';
import type { Finding, FindingKind } from './findings.ts';
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
  notes: readonly Finding[];
  /** The entries about one record. */
  auditOf: (subject: string) => readonly AuditEntry[];
  /** The emails queued since then. */
  mails: readonly AnyMail[];
  /** The emails about one appointment. */
  mailsOf: (confirmationNumber: string) => readonly AnyMail[];
  /** The slots' items, by `slotText`. */
  slots: ReadonlyMap<string, SlotItem>;
  /** The slots that are held, by the confirmation number that holds them. */
  heldSlots: ReadonlyMap<string, AppointmentSlot>;
}

/** A month's entries after a key. */
async function auditOfMonth(month: string, after: string): Promise<AuditEntry[]> {
  const found: AuditEntry[] = [];
  const pages = queryPages<AuditEntry>({
    TableName: liveName('Audit'),
    KeyConditionExpression: '#month = :month AND #entry > :after',
    ExpressionAttributeNames: { '#month': 'month', '#entry': 'entry' },
    ExpressionAttributeValues: { ':month': month, ':after': after },
    ConsistentRead: true,
  });
  for await (const page of pages) found.push(...page);
  return found;
}

async function auditSince(to: string, now: Date): Promise<AuditEntry[]> {
  const found: AuditEntry[] = [];
  for (let month = to.slice(0, 7); month <= now.toISOString().slice(0, 7); month = addMonth(month, 1)) {
    // '~' sorts after the '#' that follows the instant of an entry, so entries of that very instant aren't "since".
    found.push(...(await auditOfMonth(month, `${to}~`)));
  }
  return found;
}

async function mailsSince(to: string): Promise<AnyMail[]> {
  const found: AnyMail[] = [];
  for await (const page of scan<AnyMail>(liveName('Outbox'))) {
    found.push(...page.filter(({ createdAt }) => createdAt > to));
  }
  return found;
}

/** Reads what the live tables still know about the time after an instant. */
export async function readEvidence(instant: Date, now: Date): Promise<Evidence> {
  const to = instant.toISOString();
  const [lines, mails, slots] = await Promise.all([auditSince(to, now), mailsSince(to), readSlots()]);
  const audit = lines.filter(({ action }) => action !== 'record.restore');
  const noted = lines.filter(({ action, from }) => action === 'record.restore' && from === to);
  const notes = noted.map(({ subject, to: detail, reason }) => ({
    kind: reason as FindingKind,
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
    auditOf: (subject) => bySubject.get(subject) ?? [],
    mails,
    mailsOf: (confirmationNumber) => byNumber.get(confirmationNumber) ?? [],
    slots,
    heldSlots,
  };
}
