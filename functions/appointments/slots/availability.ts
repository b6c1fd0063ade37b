import { appointmentMinutes, slotStart, slotTimes } from '#shared/appointments/slots.ts';
import type { Slot } from '#shared/availability/routes.ts';
import { closedReason } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { type OccupiedSlots, slotKey } from './store.ts';

export interface ClinicSlots {
  id: ClinicId;
  /** As in the reply of `GET /api/availability`, which says what they mean. */
  closed: boolean;
  closedReason?: string;
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
    const reason = closedReason(date, id);
    const closedByStaff = slots.length > 0 && slots.every((slot) => slot.closed);
    return {
      id,
      closed: reason !== undefined || closedByStaff,
      ...(reason && { closedReason: reason }),
      slots,
    };
  });
}

export function hasAvailableSlot(locations: readonly ClinicSlots[]): boolean {
  return locations.some(({ slots }) => slots.some((slot) => slot.isAvailable));
}
