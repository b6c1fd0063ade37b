import { dayRefusal } from '#shared/appointments/slot-rules.ts';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

/** What the table holds of a slot. Without either attribute it is as available as a slot without an item. */
export interface StoredSlot {
  /** The confirmation number of its appointment. */
  heldBy?: string;
  /** The ids of the closures that cover it. An appointment from before a closure still holds the slot. */
  closedBy?: ReadonlySet<string>;
}

export interface SlotRefusal {
  field: 'date' | 'time';
  message: string;
}

/** What makes a stored slot unavailable. */
const obstacles = ['heldBy', 'closedBy'] as const satisfies readonly (keyof StoredSlot)[];

/**
 * The rule for the slots of a clinic's day, those shown and those taken: why one can't be taken, or undefined. Whoever takes
 * one doesn't know what is stored, and leaves that part to `availableFor`. The day is judged once for all of its slots.
 */
export function slotRule(locationId: ClinicId, date: ClinicDate, now: Date) {
  const day = dayRefusal(locationId, date, now);
  const times = day ? [] : slotTimes(locationId, date);
  return (time: string, stored: StoredSlot = {}): SlotRefusal | undefined => {
    if (day) return { field: 'date', message: day };
    if (!times.includes(time)) {
      return { field: 'time', message: 'This clinic doesn’t offer visits at that time' };
    }
    if (slotStart(date, time) <= now) return { field: 'time', message: 'That time has passed' };
    if (obstacles.some((obstacle) => stored[obstacle])) {
      return { field: 'time', message: 'That time is no longer available' };
    }
    return undefined;
  };
}

/**
 * The rule's part about what is stored, as the condition of a write: of two who want the same slot at the same moment, both
 * may have been shown it, and only the database knows who is first. An appointment may take its own slot again.
 */
export function availableFor(confirmationNumber: string) {
  return {
    ConditionExpression: obstacles
      .map((obstacle) => `(attribute_not_exists(${obstacle}) OR ${obstacle} = :holder)`)
      .join(' AND '),
    ExpressionAttributeValues: { ':holder': confirmationNumber },
  };
}
