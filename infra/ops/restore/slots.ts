import { type AppointmentItem, holdsSlot, waitsSince } from '#functions/appointments/record.ts';
import { closeSlot, releaseSlot, slotKey } from '#functions/appointments/slots/store.ts';
import { type AppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import { monthOf } from '#functions/closures/store.ts';
import type { TransactItem, TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import type { TableName } from '#infra/config/tables.ts';
import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import type { AuditEntry } from '#shared/audit/routes.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { closedTimeOf, timesToClose } from '#shared/closures/closure.ts';
import type { CopyNames } from './copies.ts';
import { allItems, type Item, keyOf, liveName, nameOf, readByKeys, unlessChanged } from './items.ts';

/** Matches a closure's id, as opposed to text that a script wrote in its place. */
const closureIdPattern = /^\d{4}-\d\d-\d\d_\d+_/;

/** A future slot in the live table. */
interface Slot extends AppointmentSlot {
  heldBy?: string;
  closedBy?: ReadonlySet<string>;
}

/** The live table's future slots, by `slotName`. */
export type Slots = ReadonlyMap<string, Slot>;

/** A future slot whose row contradicts the live appointments and closures. */
export interface SlotFault {
  kind: 'unfit' | 'taken' | 'lost-visit' | 'lost-closure';
  /** The visit's or closure's id. */
  name: string;
  slot: AppointmentSlot;
  /** The steps that repair the slot; absent if only a person can repair it. */
  steps?: TransactSteps;
}

/** What missing records and slots are judged by, in addition to the live records. */
export interface Evidence {
  slots: Slots;
  copies: CopyNames;
  /** The audit log's entries since the instant, by subject. */
  changes: ReadonlyMap<string, readonly AuditEntry[]>;
  now: Date;
}

export function slotName(slot: AppointmentSlot): string {
  return `${slot.date}/${slotKey(slot)}`;
}

export async function readSlots(now: Date): Promise<Slots> {
  const slots = new Map<string, Slot>();
  for await (const item of allItems<Slot & { slot: string }>(liveName('Slots'))) {
    const [locationId = '', time = ''] = item.slot.split('#');
    const slot = { ...item, locationId: locationId as ClinicId, time };
    if (slotStart(slot.date, time) > now) slots.set(slotName(slot), slot);
  }
  return slots;
}

/** The future slots of a record: a visit's slot, or all slots that a closure covers. */
export function slotsOf(table: TableName, item: Item, now: Date): AppointmentSlot[] {
  if (table === 'Closures') {
    const closed = closedTimeOf(String(item.id));
    return timesToClose(closed, now).map((time) => ({ ...closed, time }));
  }
  const record = table === 'Appointments' ? (item as unknown as AppointmentRecord) : undefined;
  const isAhead = isAppointment(record) && new Date(record.startsAt) > now;
  return isAhead && holdsSlot(record.status) ? [record] : [];
}

/**
 * The step that gives an appointment its slot. Fails if another appointment holds the slot. Unlike in a new booking, a
 * closed slot is no obstacle: an appointment from before a closure keeps its slot.
 * @param since when the patient arrived, if they are still waiting
 */
function regainSlot(slot: AppointmentSlot, confirmationNumber: string, since?: string): TransactItem {
  return {
    Update: {
      TableName: liveName('Slots'),
      Key: { date: slot.date, slot: slotKey(slot) },
      UpdateExpression: `SET heldBy = :holder${since ? ', arrivedAt = :since' : ' REMOVE arrivedAt'}`,
      ConditionExpression: 'attribute_not_exists(heldBy) OR heldBy = :holder',
      ExpressionAttributeValues: { ':holder': confirmationNumber, ...(since && { ':since': since }) },
    },
  };
}

/** The transaction steps that give a record its future slots. */
export function slotSteps(table: TableName, item: Item, now: Date): TransactSteps {
  const name = nameOf(table, item);
  const since = waitsSince(item as unknown as AppointmentItem);
  const step = (slot: AppointmentSlot) =>
    table === 'Closures' ? closeSlot(slot, name) : regainSlot(slot, name, since);
  return Object.fromEntries(slotsOf(table, item, now).map((slot) => [slot.time, step(slot)]));
}

/** The steps that give a record its slots, if the record is unchanged since it was read, or still missing. */
function repairSteps(table: TableName, item: Item, { now, read }: { now: Date; read?: Item }) {
  const TableName = liveName(table);
  const record = { ConditionCheck: { TableName, Key: keyOf(table, item), ...unlessChanged(table, read) } };
  return { record, ...slotSteps(table, item, now) };
}

/** The live visits and closures that lack some of their slots. */
async function unfitRecords(table: TableName, { slots, now }: Evidence): Promise<SlotFault[]> {
  const faults: SlotFault[] = [];
  for await (const item of allItems(liveName(table))) {
    const name = nameOf(table, item);
    const live = (slot: AppointmentSlot): Partial<Slot> => slots.get(slotName(slot)) ?? {};
    const isIts = (slot: AppointmentSlot) =>
      table === 'Closures' ? live(slot).closedBy?.has(name) : live(slot).heldBy === name;
    const slot = slotsOf(table, item, now).find((one) => !isIts(one));
    if (!slot) continue;
    const isTaken = table === 'Appointments' && confirmationNumberPattern.test(live(slot).heldBy ?? '');
    const steps = repairSteps(table, item, { now, read: item });
    faults.push({ name, slot, ...(isTaken ? { kind: 'taken' } : { kind: 'unfit', steps }) });
  }
  return faults;
}

/** Returns those of the keys that have no record in the live table and none in its copy. */
async function withoutRecord<Key extends Item>(table: TableName, keys: readonly Key[], copies: CopyNames) {
  const names = [liveName(table), copies[table]];
  const known = await Promise.all(names.map((name) => readByKeys(table, keys, name)));
  return keys.filter((key) => !known.some((records) => records.has(nameOf(table, key))));
}

/**
 * The visits that hold future slots but have no record, and the closures that slots or the audit log name but
 * that have no record.
 */
async function lostRecords({ slots, copies, changes, now }: Evidence): Promise<SlotFault[]> {
  const marks = [...slots.values()].flatMap(({ closedBy = [] }) => [...closedBy]);
  const closed = [...changes].filter(([, entries]) => {
    const last = entries.findLast(({ action }) => /^closure\.(create|delete)$/.test(action));
    return last?.action === 'closure.create';
  });
  const ids = new Set([...closed.map(([id]) => id), ...marks.filter((id) => closureIdPattern.test(id))]);
  const closures = [...ids].map((id) => ({ month: monthOf(id), id }));
  const held = [...slots.values()].filter(({ heldBy }) => heldBy);
  const visits = held.map((slot) => ({ confirmationNumber: String(slot.heldBy), slot }));
  const lostVisits = await withoutRecord('Appointments', visits, copies);
  const lostClosures = await withoutRecord('Closures', closures, copies);
  // A visit's slot stays held, because its patient expects it. A slot whose holder can't be a visit is released.
  const ofVisits = lostVisits.map(({ confirmationNumber: name, slot }): SlotFault => {
    if (confirmationNumberPattern.test(name)) return { kind: 'lost-visit', name, slot };
    return { kind: 'unfit', name, slot, steps: { slot: releaseSlot(slot, name) } };
  });
  // Keep the slots of a lost closure closed until a manager decides.
  const ofClosures = lostClosures.flatMap((key): SlotFault[] => {
    const steps = repairSteps('Closures', key, { now });
    const [slot] = slotsOf('Closures', key, now);
    return slot ? [{ kind: 'lost-closure', name: key.id, slot, steps }] : [];
  });
  return [...ofVisits, ...ofClosures];
}

/**
 * Finds future slots that don't fit the live records, in the order in which they can be repaired.
 * @param damaged the names of damaged records, which a person must decide about first
 */
export async function findSlotFaults(evidence: Evidence, damaged: ReadonlySet<string>): Promise<SlotFault[]> {
  const visits = await unfitRecords('Appointments', evidence);
  const closures = await unfitRecords('Closures', evidence);
  const faults = [...(await lostRecords(evidence)), ...visits, ...closures];
  return faults.filter(({ name }) => !damaged.has(name));
}
