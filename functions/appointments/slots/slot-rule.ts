import { dayRefusal } from '#shared/appointments/slot-rules.ts';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

/** A slot as stored. If it is neither held nor closed, it is available, like a slot without an item. */
export interface StoredSlot {
  /** The confirmation number of the appointment that holds the slot. */
  heldBy?: string;
  /** The ids of the closures that cover the slot. An appointment booked before a closure keeps its slot. */
  closedBy?: ReadonlySet<string>;
  /** When the desk saw the slot's patient arrive, as long as they are waiting. Instant. */
  arrivedAt?: string;
}

export interface SlotRefusal {
  field: 'date' | 'time';
  message: string;
}

/**
 * Returns a clinic's rule for the slots of a day. The rule returns why a slot can't be taken, or undefined if it can.
 * Lists and bookings both use this rule. A booking doesn't know what is stored, and leaves that part to `availableFor`.
 * The day is judged once for all of its slots.
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
    if (stored.heldBy || stored.closedBy) {
      return { field: 'time', message: 'That time is no longer available' };
    }
    return undefined;
  };
}

/**
 * The part of the rule about what is stored, as the condition of a write. Two patients may be shown the same slot at
 * the same moment, and only the database knows which one is first. An appointment may take its own slot again, unless
 * a closure covers it.
 */
export function availableFor(confirmationNumber: string) {
  return {
    ConditionExpression:
      'attribute_not_exists(closedBy) AND (attribute_not_exists(heldBy) OR heldBy = :holder)',
    ExpressionAttributeValues: { ':holder': confirmationNumber },
  };
}
