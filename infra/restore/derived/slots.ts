import type { AppointmentItem } from '#functions/appointments/record.ts';
import { closeSlot, releaseSlot, reopenSlot } from '#functions/appointments/slots/store.ts';
import { type AppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import type { ClosureItem } from '#functions/closures/store.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { type TransactSteps, transact } from '#functions/platform/dynamo/transaction.ts';
import { readSlots, type SlotItem, slotOf, slotText } from '#infra/restore/data/evidence.ts';
import type { Findings } from '#infra/restore/data/findings.ts';
import {
  type Item,
  keyOf,
  liveName,
  putStep,
  readSame,
  scan,
  unlessChanged,
} from '#infra/restore/data/tables.ts';
import { withoutSlot } from '#infra/restore/import/appointments.ts';
import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { closedTimeOf } from '#shared/closures/closure.ts';
import { needsSlot, regainSlot } from './slot-steps.ts';

const concurrency = 10;

/** How many slots were put in line with appointments and closures. */
export interface SlotCounts {
  /** Held for no appointment anymore. */
  released: number;
  /** Given back to their appointment. */
  regained: number;
  /** Marks of closures added or removed. */
  marks: number;
}

/** The instant that is restored, and domain time. */
interface Instants {
  to: Date;
  now: Date;
}

/** The step that fails when a record has changed since it was read, which the functions' own writes do. */
function isStill(table: 'Appointments' | 'Closures', key: Item, read: Item | undefined) {
  return {
    ConditionCheck: { TableName: liveName(table), Key: keyOf(table, key), ...unlessChanged(table, read) },
  };
}

/** Whether all steps were written. If not, a function has just changed the record, and put its slot right itself. */
async function isWritten(steps: TransactSteps): Promise<boolean> {
  return (await transact(steps)).length === 0;
}

/** Whether an appointment's number may stand for a visit of which the record is lost. */
function mayBeLost(holder: string): boolean {
  return confirmationNumberPattern.test(holder);
}

function isHolder(record: AppointmentRecord | undefined, slot: AppointmentSlot): boolean {
  return isAppointment(record) && record.status !== 'cancelled' && slotText(record) === slotText(slot);
}

async function releaseOne(item: SlotItem & { heldBy: string }, record: Item | undefined): Promise<number> {
  const { heldBy } = item;
  const isDone = await isWritten({
    record: isStill('Appointments', { confirmationNumber: heldBy }, record),
    slot: releaseSlot(slotOf(item), heldBy),
  });
  return isDone ? 1 : 0;
}

/**
 * Releases slots that their appointment doesn't have anymore, or that are held by what is no number. A slot of a number
 * without a record stays held: its patient was told, and comes.
 */
export async function releaseStaleSlots(slots: ReadonlyMap<string, SlotItem>): Promise<number> {
  const held = [...slots.values()].filter((item): item is SlotItem & { heldBy: string } =>
    Boolean(item.heldBy),
  );
  const keys = held.map(({ heldBy }) => ({ confirmationNumber: String(heldBy) }));
  const records = await readSame('Appointments', keys);
  const released = await mapConcurrently(held, concurrency, async (item) => {
    const record = records.get(item.heldBy);
    const isStale = record
      ? !isHolder(record as unknown as AppointmentRecord, slotOf(item))
      : !mayBeLost(item.heldBy);
    return isStale ? releaseOne(item, record) : 0;
  });
  return released.reduce((sum, count) => sum + count, 0);
}

async function regainOne(item: AppointmentItem, findings: Findings, instants: Instants): Promise<number> {
  const read = item as unknown as Item;
  const record = isStill('Appointments', read, read);
  const failed = await transact<string>({ record, slot: regainSlot(item, item.confirmationNumber) });
  if (failed.length === 0) return 1;
  if (failed.includes('record')) return 0;
  const { canceled, note, steps } = withoutSlot(item, instants);
  if (await isWritten({ record: putStep('Appointments', canceled as unknown as Item, read), ...steps })) {
    findings.add(note.kind, note.id, note.detail);
  }
  return 0;
}

/** Gives every coming visit its slot, or cancels it where another appointment has it. */
async function regainSlots(
  slots: ReadonlyMap<string, SlotItem>,
  findings: Findings,
  instants: Instants,
): Promise<number> {
  const { now } = instants;
  let regained = 0;
  for await (const page of scan<AppointmentRecord>(liveName('Appointments'))) {
    const lacking = page
      .filter((record) => isAppointment(record))
      .filter(
        (item) => needsSlot(item, now) && slots.get(slotText(item))?.heldBy !== item.confirmationNumber,
      );
    const counts = await mapConcurrently(lacking, concurrency, (item) => regainOne(item, findings, instants));
    regained += counts.reduce((sum, count) => sum + count, 0);
  }
  return regained;
}

function closureKey(id: string): Item {
  return { month: id.slice(0, 7), id };
}

function isClosureId(id: string): boolean {
  try {
    closedTimeOf(id);
    return true;
  } catch {
    return false;
  }
}

/** Removes the marks of closures that are no more. */
async function removeMarks(slots: ReadonlyMap<string, SlotItem>): Promise<number> {
  const marks = [...slots.values()].flatMap((item) => [...(item.closedBy ?? [])].map((id) => ({ item, id })));
  const closures = await readSame(
    'Closures',
    marks.map(({ id }) => closureKey(id)),
  );
  const stale = marks.filter(({ id }) => !closures.has(Object.values(closureKey(id)).join(' ')));
  const removed = await mapConcurrently(stale, concurrency, ({ item, id }) =>
    isWritten({
      ...(isClosureId(id) && { closure: isStill('Closures', closureKey(id), undefined) }),
      slot: reopenSlot(slotOf(item), id),
    }),
  );
  return removed.filter(Boolean).length;
}

/** Adds the marks that closures lack. */
async function addMarks(slots: ReadonlyMap<string, SlotItem>): Promise<number> {
  let added = 0;
  for await (const page of scan<ClosureItem>(liveName('Closures'))) {
    for (const closure of page) {
      const { id, locationId, date, times } = closure;
      const lacking = times
        .map((time) => ({ locationId, date, time }))
        .filter((slot) => !slots.get(slotText(slot))?.closedBy?.has(id));
      if (lacking.length === 0) continue;
      const read = closure as unknown as Item;
      const steps = Object.fromEntries(lacking.map((slot) => [slot.time, closeSlot(slot, id)]));
      if (await isWritten({ closure: isStill('Closures', read, read), ...steps })) added += lacking.length;
    }
  }
  return added;
}

/** Makes the slots say what appointments and closures say, which are the records. */
export async function alignSlots(findings: Findings, instants: Instants): Promise<SlotCounts> {
  const before = await readSlots();
  const released = await releaseStaleSlots(before);
  const slots = await readSlots();
  const regained = await regainSlots(slots, findings, instants);
  const marks = (await removeMarks(slots)) + (await addMarks(slots));
  return { released, regained, marks };
}
