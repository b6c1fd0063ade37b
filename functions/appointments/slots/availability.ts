import { appointmentMinutes, slotStart, slotTimes } from '#shared/appointments/slots.ts';
import type { Slot } from '#shared/availability/routes.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { type OccupiedSlots, slotKey } from './store.ts';

export interface ClinicSlots {
  id: ClinicId;
  /** Whether a closure covers every slot of the day. */
  closed: boolean;
  slots: Slot[];
}

/**
 * Every clinic's slots on a day. A slot is available unless it has begun, is held, or is closed. That is what a visitor
 * is shown; what holds when two want the same slot is the condition of `takeSlot` (store.ts).
 */
export function clinicSlots(date: string, { held, closed }: OccupiedSlots, now: Date): ClinicSlots[] {
  return clinicIds.map((id) => {
    const slots = slotTimes(id, date).map((time): Slot => {
      const startsAt = slotStart(date, time);
      const key = slotKey({ locationId: id, time });
      return {
        time,
        startsAt: startsAt.toISOString(),
        isAvailable: startsAt > now && !held.has(key) && !closed.has(key),
        duration: appointmentMinutes,
        ...(closed.has(key) && { closed: true }),
      };
    });
    return { id, closed: slots.length > 0 && slots.every((slot) => slot.closed), slots };
  });
}

export function hasAvailableSlot(locations: readonly ClinicSlots[]): boolean {
  return locations.some(({ slots }) => slots.some((slot) => slot.isAvailable));
}
