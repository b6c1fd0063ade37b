import type { AppointmentItem } from '#functions/appointments/record.ts';
import { searchKeys, searchKeysTable, searchSteps } from '#functions/appointments/search/search-keys.ts';
import { countStatuses } from '#functions/appointments/stats.ts';
import { type AppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import { countPayment } from '#functions/payments/stats.ts';
import { isPayment, type PaymentRecord } from '#functions/payments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { type TransactItem, transact } from '#functions/platform/dynamo/transaction.ts';
import { requestCheck } from '#functions/reconciliation/day.ts';
import type { TableName } from '#infra/config/tables.ts';
import { retention } from '#shared/legal/retention.ts';
import { daySeconds } from '#shared/time/durations.ts';
import type { Comparison, Finding } from './compare.ts';
import {
  allItems,
  differences,
  type Item,
  keyOf,
  liveName,
  nameOf,
  readByKeys,
  scan,
  unlessChanged,
} from './items.ts';
import { slotSteps } from './slots.ts';

const concurrency = 10;

/**
 * How much a restored record's version grows. The record may have changed between the instant and the loss, so the
 * outbox may already have emails under the record's next versions. If the next change used such a version again, those
 * emails would block the change.
 */
const versionGap = 1_000;

/** What to restore: all missing records, or these names. */
export type Selection = 'all-missing' | readonly string[];

/** The appointment in an item of a table; undefined if the item is none. */
function visitOf(table: TableName, item: Item | undefined): AppointmentItem | undefined {
  const record = table === 'Appointments' ? (item as AppointmentRecord | undefined) : undefined;
  return isAppointment(record) ? record : undefined;
}

/**
 * Restores a record with its slots and search keys, if the slots are available and the record hasn't changed
 * since the comparison. Returns its name, or undefined if it wasn't restored.
 */
async function putRecord({ table, name, copy, live }: Finding, now: Date): Promise<string | undefined> {
  const version = typeof copy.version === 'number' && { version: copy.version + versionGap };
  const Item = { ...copy, ...version };
  const record = { Put: { TableName: liveName(table), Item, ...unlessChanged(table, live) } };
  const steps = {
    ...slotSteps(table, copy, now),
    ...searchSteps(visitOf(table, live), visitOf(table, copy)),
  };
  return (await transact({ record, ...steps })).length === 0 ? name : undefined;
}

/**
 * Makes the reconcile job settle everything since the instant again, even events it has already processed:
 * their results may be lost.
 */
async function reopenReconciliation(to: Date, now: Date): Promise<void> {
  const TableName = liveName('StripeEvents');
  const since = to.getTime() / 1000 + retention.stripeEventDays * daySeconds;
  for await (const item of allItems(TableName)) {
    const event = { Delete: { TableName, Key: keyOf('StripeEvents', item) } };
    if (Number(item.expiresAt) >= since) await transact({ event });
  }
  await requestCheck(now);
}

/**
 * How many times to count at most, since patients may book during a count. A counter that changes during each
 * count is left for another run.
 */
const maxRounds = 5;

type Counters = Map<string, Item>;

/** Adds a step's increments. The functions' own code made the step, so the count follows exactly their rules. */
function add(counters: Counters, step: TransactItem | undefined): void {
  const { Key, ExpressionAttributeNames = {}, ExpressionAttributeValues = {} } = step?.Update ?? {};
  if (!Key) return;
  const item = counters.get(nameOf('Stats', Key)) ?? { ...Key };
  for (const [placeholder, name] of Object.entries(ExpressionAttributeNames)) {
    const by = Number(ExpressionAttributeValues[placeholder.replace('#name', ':by')]);
    item[name] = Number(item[name] ?? 0) + by;
  }
  counters.set(nameOf('Stats', Key), item);
}

async function countRecords(): Promise<Counters> {
  const counters: Counters = new Map();
  for await (const item of allItems<AppointmentRecord>(liveName('Appointments'))) {
    if (isAppointment(item)) add(counters, countStatuses(item, { [item.status]: 1 }));
  }
  for await (const item of allItems<PaymentRecord>(liveName('Payments'))) {
    if (isPayment(item)) add(counters, countPayment(undefined, item));
  }
  return counters;
}

/**
 * Recounts appointments and payments. A counter is written only if it hasn't changed since the count began,
 * so that no booking made during the count is lost; otherwise, the count starts over.
 * @returns whether all counters are right
 */
async function recount(): Promise<boolean> {
  const TableName = liveName('Stats');
  for (let round = 0; round < maxRounds; round++) {
    const stored: Counters = new Map();
    for await (const item of allItems(TableName)) stored.set(nameOf('Stats', item), item);
    const counted = await countRecords();
    const steps = [...new Set([...stored.keys(), ...counted.keys()])].flatMap((name) => {
      const read = stored.get(name);
      // Reduce a stored counter to its key if nothing was counted for it.
      const Item = counted.get(name) ?? keyOf('Stats', read ?? {});
      if (read && differences(read, Item).length === 0) return [];
      return [{ Put: { TableName, Item, ...unlessChanged('Stats', read) } }];
    });
    const failed = await mapConcurrently(steps, concurrency, (step) => transact({ step }));
    if (failed.flat().length === 0) return true;
  }
  return false;
}

/** Writes the search keys that appointments lack, unless the appointment has changed meanwhile. */
async function completeSearchKeys(): Promise<void> {
  for await (const page of scan(liveName('Appointments'))) {
    await mapConcurrently(page, concurrency, async (item) => {
      const visit = visitOf('Appointments', item);
      const keys: Item[] = visit ? searchKeys(visit).map((key) => ({ ...key })) : [];
      const stored = await readByKeys('SearchKeys', keys, searchKeysTable);
      const missing = keys.filter((key) => !stored.has(nameOf('SearchKeys', key)));
      if (missing.length === 0) return;
      const puts = missing.map((Item, index) => [index, { Put: { TableName: searchKeysTable, Item } }]);
      const record = { TableName: liveName('Appointments'), Key: keyOf('Appointments', item) };
      const unchanged = { ConditionCheck: { ...record, ...unlessChanged('Appointments', item) } };
      await transact({ unchanged, ...Object.fromEntries(puts) });
    });
  }
}

/**
 * Restores the selected records, repairs the slots and search keys, and has the payments settled from Stripe.
 * Every write has a condition, so the site may stay in use. After a kill, run the same command again: it
 * compares again and finds less to do.
 * @returns a line that says what was restored
 */
export async function putBack(
  comparison: Comparison,
  { selection, to, now }: { selection: Selection; to: Date; now: Date },
): Promise<string> {
  const subject = selection === 'all-missing' ? 'all tables' : selection.join(', ');
  const entry = { actor: 'restore', action: 'record.restore', subject, from: to.toISOString() } as const;
  await transact({ audit: auditStep(entry, now) });
  // Repair one slot after the other: a slot held by something other than a visit is released before a visit
  // takes it.
  for (const { steps } of comparison.slotFaults) if (steps) await transact(steps);
  const findings = comparison.findings.filter(({ kind, name }) =>
    // `all-missing` restores only missing records; any other record must be named.
    selection === 'all-missing' ? kind === 'missing' : kind !== 'newer' && selection.includes(name),
  );
  const written = await mapConcurrently(findings, concurrency, (finding) => putRecord(finding, now));
  await completeSearchKeys();
  await reopenReconciliation(to, now);
  const names = selection === 'all-missing' ? findings.map(({ name }) => name) : selection;
  const left = names.filter((name) => !written.includes(name));
  const rest = left.length > 0 ? ` Not brought back now, see the report: ${left.join(', ')}.` : '';
  const hint = (await recount()) ? '' : ' The counts kept changing: run this again at a quiet time.';
  return `Brought back ${names.length - left.length} of ${names.length}.${rest}${hint}\n`;
}
