import { slotKey } from '#functions/adapters/slot-store.ts';
import { slotStart, slotTimes, visitMinutes } from '#shared/appointments/slots.ts';
import type { Slot } from '#shared/availability/routes.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';

export interface ClinicSlots {
  id: ClinicId;
  slots: Slot[];
}

/** Every clinic's slots on a day: free unless somebody holds them or they have begun. */
export function slotsOfDay(date: string, held: ReadonlySet<string>, now: Date): ClinicSlots[] {
  return clinicIds.map((id) => ({
    id,
    slots: slotTimes(id, date).map((time) => {
      const startsAt = slotStart(date, time);
      return {
        time,
        startsAt: startsAt.toISOString(),
        isAvailable: startsAt > now && !held.has(slotKey({ locationId: id, time })),
        duration: visitMinutes,
      };
    }),
  }));
}

export function anyFree(locations: readonly ClinicSlots[]): boolean {
  return locations.some(({ slots }) => slots.some((slot) => slot.isAvailable));
}
