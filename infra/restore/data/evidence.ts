import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { OutboxItem, QueuedMail } from '#functions/mail/outbox.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { addMonth } from '#functions/platform/months.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import type { AuditEntry } from '#shared/audit/routes.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { Finding, FindingKind } from './findings.ts';
import { type Item, liveName, scan } from './tables.ts';

/** An email of the outbox, about any kind of record. */
export type AnyMail = OutboxItem<
  QueuedMail & { confirmationNumber?: string; version?: number; paymentId?: string; messageId?: string }
>;

/** A slot as the live table holds it. */
export interface SlotItem {
  date: string;
  slot: string;
  heldBy?: string;
  closedBy?: ReadonlySet<string>;
}

/** The actor of the audit lines that this command writes. */
export const restoreActor = 'restore';

/** The clinic, day and time of a slot's item. */
export function slotOf({ date, slot }: Pick<SlotItem, 'date' | 'slot'>): AppointmentSlot {
  const [locationId = '', time = ''] = slot.split('#');
  return { locationId: locationId as ClinicId, date, time };
}

/** When a slot begins, as an instant. */
export function startOf({ date, time }: AppointmentSlot): string {
  return slotStart(date, time).toISOString();
}

/** The key of a slot's item, as one text. */
export function slotText({ locationId, date, time }: AppointmentSlot): string {
  return `${date} ${locationId}#${time}`;
}

/** What the live tables still know about the time after the instant to restore. */
export interface Evidence {
  /** The audit log since, oldest first, without what earlier runs of this command have noted. */
  audit: readonly AuditEntry[];
  /** What earlier runs to the same instant have noted. */
  notes: readonly Finding[];
  /** The entries about one record. */
  auditOf: (subject: string) => readonly AuditEntry[];
  /** The emails queued since. */
  mails: readonly AnyMail[];
  mailsOf: (confirmationNumber: string) => readonly AnyMail[];
  /** The slots' items, by `slotText`. */
  slots: ReadonlyMap<string, SlotItem>;
  /** The slot that an appointment holds. */
  heldBy: (confirmationNumber: string) => AppointmentSlot | undefined;
}

async function auditOfMonth(month: string, from: string): Promise<(AuditEntry & { entry: string })[]> {
  const found: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const command = new QueryCommand({
      TableName: liveName('Audit'),
      KeyConditionExpression: '#month = :month AND #entry > :from',
      ExpressionAttributeNames: { '#month': 'month', '#entry': 'entry' },
      ExpressionAttributeValues: { ':month': month, ':from': from },
      ConsistentRead: true,
      ExclusiveStartKey,
    });
    const page = await withRetry(() => dynamo.send(command));
    found.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found as unknown as (AuditEntry & { entry: string })[];
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

/** Reads every item of the slots' table, by `slotText`. */
export async function readSlots(): Promise<Map<string, SlotItem>> {
  const slots = new Map<string, SlotItem>();
  for await (const page of scan<SlotItem>(liveName('Slots'))) {
    for (const item of page) slots.set(`${item.date} ${item.slot}`, item);
  }
  return slots;
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
  const held = new Map(
    [...slots.values()].flatMap((item) => (item.heldBy ? [[item.heldBy, slotOf(item)] as const] : [])),
  );
  return {
    audit,
    notes,
    auditOf: (subject) => bySubject.get(subject) ?? [],
    mails,
    mailsOf: (confirmationNumber) => byNumber.get(confirmationNumber) ?? [],
    slots,
    heldBy: (confirmationNumber) => held.get(confirmationNumber),
  };
}
