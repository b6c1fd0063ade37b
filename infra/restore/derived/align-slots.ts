import type { AppointmentItem } from '#functions/appointments/record.ts';
import { closeSlot, releaseSlot, reopenSlot } from '#functions/appointments/slots/store.ts';
import { type AppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import type { ClosureItem } from '#functions/closures/store.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { type TransactSteps, transact } from '#functions/platform/dynamo/transaction.ts';
import type { Findings } from '#infra/restore/data/findings.ts';
import { readSlots, type SlotItem, slotOf, slotText } from '#infra/restore/data/slots.ts';
import {
  closureKey,
  type Item,
  keyOf,
  keyText,
  liveName,
  putStep,
  readByKeys,
  scan,
  unlessChanged,
} from '#infra/restore/data/tables.ts';
import { withoutSlot } from '#infra/restore/import/appointment-rule.ts';
import { needsSlot, regainSlot } from '#infra/restore/import/slot-steps.ts';
import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { closedTimeOf } from '#shared/closures/closure.ts';

const concurrency = 10;

/** How many slots were corrected to match appointments and closures. */
export interface SlotCounts {
  /** Held for no appointment anymore. */
  released: number;
  /** Given back to their appointment. */
  regained: number;
  /** Marks of closures added or removed. */
  marks: number;
}

interface Instants {
  /** The instant that is restored. */
  to: Date;
  /** Domain time. */
  now: Date;
}

interface Alignment extends Instants {
  /** The times of the slots that each lost closure closes, by its id. They stay closed until a manager decides. */
  lostClosures: ReadonlyMap<string, readonly string[]>;
}

/** A slot that is held, though not by an appointment at that time. */
export interface StaleSlot {
  item: SlotItem;
  /** What holds it: a confirmation number, unless something bypassed the functions. */
  heldBy: string;
  /** The appointment or tombstone of that number, as it was read. */
  record: Item | undefined;
}

/** The step that fails if a record has changed since it was read. */
function unchangedStep(table: 'Appointments' | 'Closures', key: Item, read: Item | undefined) {
  return {
    ConditionCheck: { TableName: liveName(table), Key: keyOf(table, key), ...unlessChanged(table, read) },
  };
}

/** Whether all steps were written. If not, a function has just changed the record, and corrected its slot itself. */
async function isWritten(steps: TransactSteps): Promise<boolean> {
  return (await transact(steps)).length === 0;
}

function isHolder(record: AppointmentRecord | undefined, slot: AppointmentSlot): boolean {
  return isAppointment(record) && record.status !== 'cancelled' && slotText(record) === slotText(slot);
}

/**
 * The slots that their appointment doesn't have anymore, or that are held by what is no confirmation number. A slot held for
 * a number without a record isn't stale: the record may be lost, and its patient was told to come.
 */
export async function findStaleSlots(slots: ReadonlyMap<string, SlotItem>): Promise<StaleSlot[]> {
  const held = [...slots.values()].flatMap((item) => (item.heldBy ? [{ item, heldBy: item.heldBy }] : []));
  const keys = held.map(({ heldBy }) => ({ confirmationNumber: String(heldBy) }));
  const records = await readByKeys('Appointments', keys);
  return held
    .map((slot) => ({ ...slot, record: records.get(slot.heldBy) }))
    .filter(({ item, heldBy, record }) =>
      record
        ? !isHolder(record as unknown as AppointmentRecord, slotOf(item))
        : !confirmationNumberPattern.test(heldBy),
    );
}

/** Releases stale slots. Returns how many. */
export async function releaseSlots(stale: readonly StaleSlot[]): Promise<number> {
  const released = await mapConcurrently(stale, concurrency, ({ item, heldBy, record }) =>
    isWritten({
      record: unchangedStep('Appointments', { confirmationNumber: heldBy }, record),
      slot: releaseSlot(slotOf(item), heldBy),
    }),
  );
  return released.filter(Boolean).length;
}

async function regainOne(item: AppointmentItem, findings: Findings, instants: Instants): Promise<number> {
  const read = item as unknown as Item;
  const record = unchangedStep('Appointments', read, read);
  const failed = await transact<string>({ record, slot: regainSlot(item, item.confirmationNumber) });
  if (failed.length === 0) return 1;
  if (failed.includes('record')) return 0;
  const { canceled, note, steps } = withoutSlot(item, instants);
  if (await isWritten({ record: putStep('Appointments', canceled as unknown as Item, read), ...steps })) {
    findings.add(note.kind, note.id, note.detail);
  }
  return 0;
}

/** Gives every appointment that is still to come its slot, or cancels it where another one has the slot. */
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

function isClosureId(id: string): boolean {
  try {
    closedTimeOf(id);
    return true;
  } catch {
    return false;
  }
}

/** Removes the marks of closures that don't exist anymore, unless they were lost. */
async function removeMarks(
  slots: ReadonlyMap<string, SlotItem>,
  lostClosures: Alignment['lostClosures'],
): Promise<number> {
  const marks = [...slots.values()].flatMap((item) => [...(item.closedBy ?? [])].map((id) => ({ item, id })));
  const closures = await readByKeys(
    'Closures',
    marks.map(({ id }) => closureKey(id)),
  );
  const stale = marks.filter(
    ({ id }) => !closures.has(keyText('Closures', closureKey(id))) && !lostClosures.has(id),
  );
  const removed = await mapConcurrently(stale, concurrency, ({ item, id }) =>
    isWritten({
      ...(isClosureId(id) && { closure: unchangedStep('Closures', closureKey(id), undefined) }),
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
      if (await isWritten({ closure: unchangedStep('Closures', read, read), ...steps }))
        added += lacking.length;
    }
  }
  return added;
}

/** Adds the marks that lost closures lack, so that no one books there before a manager has closed again. */
async function keepClosed(
  slots: ReadonlyMap<string, SlotItem>,
  lostClosures: Alignment['lostClosures'],
): Promise<number> {
  let added = 0;
  for (const [id, times] of lostClosures) {
    const { locationId, date } = closedTimeOf(id);
    const lacking = times
      .map((time) => ({ locationId, date, time }))
      .filter((slot) => !slots.get(slotText(slot))?.closedBy?.has(id));
    if (lacking.length === 0) continue;
    const steps = Object.fromEntries(lacking.map((slot) => [slot.time, closeSlot(slot, id)]));
    const closure = unchangedStep('Closures', closureKey(id), undefined);
    if (await isWritten({ closure, ...steps })) added += lacking.length;
  }
  return added;
}

/** Corrects the slots to match appointments and closures, which are the records they follow from. */
export async function alignSlots(
  findings: Findings,
  { lostClosures, ...instants }: Alignment,
): Promise<SlotCounts> {
  const released = await releaseSlots(await findStaleSlots(await readSlots()));
  const slots = await readSlots();
  const regained = await regainSlots(slots, findings, instants);
  const removed = await removeMarks(slots, lostClosures);
  const marks = removed + (await addMarks(slots)) + (await keepClosed(slots, lostClosures));
  return { released, regained, marks };
}
