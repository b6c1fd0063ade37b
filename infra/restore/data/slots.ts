import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { liveName, scan } from './tables.ts';

/** A slot as the live table holds it. */
export interface SlotItem {
  date: string;
  slot: string;
  heldBy?: string;
  closedBy?: ReadonlySet<string>;
}

/** The clinic, day and time of a slot's item. */
export function slotOf({ date, slot }: Pick<SlotItem, 'date' | 'slot'>): AppointmentSlot {
  const [locationId = '', time = ''] = slot.split('#');
  return { locationId: locationId as ClinicId, date, time };
}

/** When a slot begins, as an ISO instant. */
export function startOf({ date, time }: AppointmentSlot): string {
  return slotStart(date, time).toISOString();
}

/** The key of a slot's item, as one text. */
export function slotText({ locationId, date, time }: AppointmentSlot): string {
  return `${date} ${locationId}#${time}`;
}

/** Reads every item of the slots' table, by `slotText`. */
export async function readSlots(): Promise<Map<string, SlotItem>> {
  const slots = new Map<string, SlotItem>();
  for await (const page of scan<SlotItem>(liveName('Slots'))) {
    for (const item of page) slots.set(slotText(slotOf(item)), item);
  }
  return slots;
}
