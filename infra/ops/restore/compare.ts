import { type TableName, tableShape } from '#infra/config/tables.ts';
import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import type { AuditEntry } from '#shared/audit/routes.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { type CopyNames, restoredTables } from './copies.ts';
import { differences, type Item, keyOf, liveName, nameOf, readByKeys, scan } from './items.ts';
import { type Evidence, findSlotFaults, readSlots, type SlotFault, slotName, slotsOf } from './slots.ts';

/**
 * How a record differs from its copy. `missing`: the record no longer exists. `outdated`: it no longer exists, and it
 * changed after the instant. `taken`: it no longer exists, and another visit has its time. `changed`: something other
 * than the site changed it, such as a script. `newer`: the site changed or deleted it after the instant, so it stays as
 * it is.
 */
export type Kind = 'missing' | 'outdated' | 'taken' | 'changed' | 'newer';

/** A record that differs from its copy. */
export interface Finding {
  kind: Kind;
  /** What happened to the record, or how it differs: ids, times and attribute names, nothing personal. */
  detail?: string;
  table: TableName;
  name: string;
  copy: Item;
  live: Item | undefined;
}

type Judgment = Pick<Finding, 'kind' | 'detail'>;

/** The differences between the live tables and their copies. */
export interface Comparison {
  findings: Finding[];
  /** How many records are unchanged. Absent for a table that is younger than the instant. */
  same: Partial<Record<TableName, number>>;
  slotFaults: SlotFault[];
}

/** The changes in the audit log that its copy doesn't have, oldest first. Views and earlier restores are no changes. */
async function changesSince(to: Date, copies: CopyNames): Promise<AuditEntry[]> {
  const found: AuditEntry[] = [];
  // Start a minute earlier: a function may take that long from reading its clock to its last attempt to write.
  const from = new Date(to.getTime() - minuteMs).toISOString();
  for await (const page of scan<AuditEntry & Item>(liveName('Audit'))) {
    const recent = page.filter(({ at, action }) => at > from && !/^record\.restore$|\.view$/.test(action));
    const copied = await readByKeys('Audit', recent, copies.Audit);
    found.push(...recent.filter((entry) => !copied.has(nameOf('Audit', entry))));
  }
  return found.sort((one, other) => one.at.localeCompare(other.at));
}

/**
 * Whether the site made a live record newer than its copy. The site raises the version with each change, so something
 * else changed a record that differs under the same version, or whose version is lower or missing.
 */
function isNewer(table: TableName, { version: before }: Item, { version: now }: Item): boolean {
  if (tableShape(table).restore === 'unchanging') return false;
  if (before === undefined) return true;
  if (typeof now !== typeof before) return false;
  return typeof now === 'number' ? now > Number(before) : now !== before;
}

function changeText({ at, action, to = '' }: AuditEntry): string {
  const isCents = action.startsWith('payment.') && /^\d+$/.test(to);
  return [action, isCents ? `$${centsToDollars(Number(to)).toFixed(2)}` : to, at].filter(Boolean).join(' ');
}

/** Judges a record that no longer exists. Undefined if it has expired by real time, which DynamoDB uses for expiry. */
function judgeMissing(table: TableName, copy: Item, { slots, changes, now }: Evidence): Judgment | undefined {
  const expiresAt = copy[tableShape(table).expiresAt ?? ''] ?? Number.POSITIVE_INFINITY;
  if (Number(expiresAt) <= Date.now() / 1000) return undefined;
  const subject = Object.values(keyOf(table, copy)).at(-1) ?? '';
  const entries = changes.get(subject) ?? [];
  const detail = entries.map(changeText).join(', ');
  if (entries.some(({ action }) => action.endsWith('.delete'))) return { kind: 'newer', detail };
  // Only a missing visit that changed since the instant needs a person's decision, because restoring it takes a slot. A
  // restored payment is updated from Stripe, and a restored closure only keeps patients away.
  if (entries.length > 0) return { kind: table === 'Appointments' ? 'outdated' : 'missing', detail };
  const [slot] = table === 'Appointments' ? slotsOf(table, copy, now) : [];
  const { heldBy = '' } = (slot && slots.get(slotName(slot))) ?? {};
  // If something other than a visit holds the slot, the slot is released before the visit is restored.
  const isTaken = confirmationNumberPattern.test(heldBy) && heldBy !== copy.confirmationNumber;
  return isTaken ? { kind: 'taken', detail: `by ${heldBy}` } : { kind: 'missing' };
}

/** Judges a record that exists. Undefined if it equals its copy. */
function judgeLive(table: TableName, copy: Item, live: Item): Judgment | undefined {
  const names = differences(copy, live);
  if (names.length === 0) return undefined;
  const kind = isNewer(table, copy, live) ? 'newer' : 'changed';
  if ('deletedAt' in live) return { kind, detail: `deleted ${live.deletedAt}` };
  if ('closedAt' in live) return { kind, detail: `its patient was told ${live.closedAt} that it failed` };
  return { kind, detail: `differs in ${names.join(', ')}` };
}

/** Compares the live tables with their copies. Writes nothing. */
export async function compare(to: Date, copies: CopyNames, now: Date): Promise<Comparison> {
  const [entries, slots] = await Promise.all([changesSince(to, copies), readSlots(now)]);
  const changes = Map.groupBy(entries, ({ subject }) => subject);
  const evidence = { slots, changes, copies, now };
  const findings: Finding[] = [];
  const same: Comparison['same'] = {};
  for (const table of restoredTables) {
    const copyName = copies[table];
    if (copyName === undefined) continue;
    same[table] = 0;
    for await (const page of scan(copyName)) {
      const liveItems = await readByKeys(table, page, liveName(table));
      for (const copy of page) {
        const name = nameOf(table, copy);
        const live = liveItems.get(name);
        const judgment = live ? judgeLive(table, copy, live) : judgeMissing(table, copy, evidence);
        if (judgment) findings.push({ table, name, copy, live, ...judgment });
        else same[table]++;
      }
    }
  }
  const damaged = new Set(findings.filter(({ kind }) => kind === 'changed').map(({ name }) => name));
  return { findings, same, slotFaults: await findSlotFaults(evidence, damaged) };
}
