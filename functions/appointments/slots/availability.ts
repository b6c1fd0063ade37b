import { appointmentMinutes, slotStart, slotTimes } from '#shared/appointments/slots.ts';
import type { Slot } from '#shared/availability/routes.ts';
import { closedReason } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { slotRule } from './slot-rule.ts';
import { type StoredSlots, slotKey } from './store.ts';

export interface ClinicSlots {
  id: ClinicId;
  /** As in the reply of `GET /api/availability`, which says what they mean. */
  closed: boolean;
  closedReason?: string;
  slots: Slot[];
}

/** Every clinic's slots on a day, as a visitor is shown them. */
export function clinicSlots(date: string, stored: StoredSlots, now: Date): ClinicSlots[] {
  return clinicIds.map((id) => {
    const refusalOf = slotRule(id, date, now);
    const slots = slotTimes(id, date).map((time): Slot => {
      const slot = stored.get(slotKey({ locationId: id, time }));
      return {
        time,
        startsAt: slotStart(date, time).toISOString(),
        isAvailable: !refusalOf(time, slot),
        duration: appointmentMinutes,
        ...(slot?.closedBy && { closed: true }),
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
