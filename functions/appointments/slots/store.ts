import { queryAll, readItem } from '#functions/platform/dynamo/items.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { type ClosedTime, closedTimeOf } from '#shared/closures/closure.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { availableFor, type StoredSlot } from './slot-rule.ts';

const table = env('SLOTS_TABLE');

interface SlotItem extends StoredSlot {
  slot: string;
}

/** The stored slots of a day by `slotKey`, for all clinics. */
export type StoredSlots = ReadonlyMap<string, StoredSlot>;

/** The sort key of a slot within its day: `3#1:45`. */
export function slotKey({ locationId, time }: Pick<AppointmentSlot, 'locationId' | 'time'>): string {
  return `${locationId}#${time}`;
}

function tableKey(slot: AppointmentSlot) {
  return { date: slot.date, slot: slotKey(slot) };
}

/** Reads which slots of a day are held or closed, and by what, for all clinics in one query. */
export async function readStoredSlots(date: ClinicDate): Promise<StoredSlots> {
  const items = await queryAll<SlotItem>({
    TableName: table,
    KeyConditionExpression: '#date = :date',
    ProjectionExpression: '#slot, heldBy, closedBy, arrivedAt',
    ExpressionAttributeNames: { '#date': 'date', '#slot': 'slot' },
    ExpressionAttributeValues: { ':date': date },
  });
  return new Map(items.map((item) => [item.slot, item]));
}

/** The hours closed by the closures that cover any of these slots. */
export function closedTimesOf(slots: StoredSlots): ClosedTime[] {
  const ids = new Set([...slots.values()].flatMap(({ closedBy }) => [...(closedBy ?? [])]));
  return [...ids].map(closedTimeOf);
}

/** Reads the hours of a day for which staff have closed clinics, for all clinics in one query. */
export async function readClosedTimes(date: ClinicDate): Promise<ClosedTime[]> {
  return closedTimesOf(await readStoredSlots(date));
}

/** Reads which appointments hold a clinic's slots on a day, consistently: confirmation numbers by time. */
export async function slotHolders(locationId: ClinicId, date: ClinicDate): Promise<Map<string, string>> {
  const prefix = slotKey({ locationId, time: '' });
  const items = await queryAll<SlotItem>({
    TableName: table,
    KeyConditionExpression: '#date = :date AND begins_with(#slot, :clinic)',
    ExpressionAttributeNames: { '#date': 'date', '#slot': 'slot' },
    ExpressionAttributeValues: { ':date': date, ':clinic': prefix },
    ConsistentRead: true,
  });
  return new Map(items.flatMap(({ slot, heldBy }) => (heldBy ? [[slot.slice(prefix.length), heldBy]] : [])));
}

/** Reads what is stored of a slot, consistently. Undefined when nothing ever was. */
export function readSlot(slot: AppointmentSlot): Promise<StoredSlot | undefined> {
  return readItem(table, tableKey(slot));
}

/** Whether the clinic is closed at a booked slot's time: by a closure, or because its day is no longer a clinic day. */
export async function isClosed(slot: AppointmentSlot): Promise<boolean> {
  if (!isClinicDay(slot.date, slot.locationId)) return true;
  return (await readSlot(slot))?.closedBy !== undefined;
}

/**
 * The step that takes a slot. `arrivedAt` says since when its patient is waiting, if they are. Fails unless the slot is
 * available.
 */
export function takeSlot(
  slot: AppointmentSlot,
  confirmationNumber: string,
  arrivedAt?: string,
): TransactItem {
  const Item = { ...tableKey(slot), heldBy: confirmationNumber, arrivedAt };
  return { Put: { TableName: table, ...availableFor(confirmationNumber), Item } };
}

/** The step that fails like `takeSlot`, but takes nothing. */
export function checkSlot(slot: AppointmentSlot, confirmationNumber: string): TransactItem {
  return { ConditionCheck: { TableName: table, ...availableFor(confirmationNumber), Key: tableKey(slot) } };
}

/** The step that releases a slot. Fails when this appointment does not hold it. A closure of the slot stays. */
export function releaseSlot(slot: AppointmentSlot, confirmationNumber: string): TransactItem {
  return {
    Update: {
      TableName: table,
      Key: tableKey(slot),
      UpdateExpression: 'REMOVE heldBy, arrivedAt',
      ConditionExpression: 'heldBy = :holder',
      ExpressionAttributeValues: { ':holder': confirmationNumber },
    },
  };
}

/**
 * The step that notes on a slot since when its patient is waiting, or that they no longer are. It never fails, because
 * the desk has to record who is there even if the slot was lost.
 */
export function noteArrival(slot: AppointmentSlot, arrivedAt: string | undefined): TransactItem {
  const change = arrivedAt
    ? { UpdateExpression: 'SET arrivedAt = :at', ExpressionAttributeValues: { ':at': arrivedAt } }
    : { UpdateExpression: 'REMOVE arrivedAt' };
  return { Update: { TableName: table, Key: tableKey(slot), ...change } };
}

// `closedBy` is a set of ids, so that closures may overlap, and reopening one keeps the others.
function changeClosures(slot: AppointmentSlot, action: 'ADD' | 'DELETE', closureId: string): TransactItem {
  return {
    Update: {
      TableName: table,
      Key: tableKey(slot),
      UpdateExpression: `${action} closedBy :ids`,
      ExpressionAttributeValues: { ':ids': new Set([closureId]) },
    },
  };
}

/** The step that closes a slot, held or not, so that it can't be taken. */
export function closeSlot(slot: AppointmentSlot, closureId: string): TransactItem {
  return changeClosures(slot, 'ADD', closureId);
}

/** The step that removes one closure from a slot. */
export function reopenSlot(slot: AppointmentSlot, closureId: string): TransactItem {
  return changeClosures(slot, 'DELETE', closureId);
}
