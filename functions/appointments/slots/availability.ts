import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { appointmentMinutes, lastBookableDate, slotStart, slotTimes } from '#shared/appointments/slots.ts';
import type { Slot } from '#shared/availability/routes.ts';
import { closedReason, isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { slotRule } from './slot-rule.ts';
import { readSlot, readStoredSlots, type StoredSlots, slotKey } from './store.ts';

export interface ClinicSlots {
  id: ClinicId;
  /** `closed` and `closedReason` mean the same as in the reply of `GET /api/availability`. */
  closed: boolean;
  closedReason?: string;
  slots: Slot[];
}

/** Every clinic's slots on a day, as visitors see them. */
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

/** Whether a slot can be booked now. */
export async function isAvailable(slot: AppointmentSlot, now: Date): Promise<boolean> {
  return !slotRule(slot.locationId, slot.date, now)(slot.time, await readSlot(slot));
}

function hasAvailableSlot(locations: readonly ClinicSlots[]): boolean {
  return locations.some(({ slots }) => slots.some((slot) => slot.isAvailable));
}

/** How many clinic days one search reads before it gives up: four weeks. */
const maxDaysSearched = 20;

/** Reads every clinic's slots on a day. A day when all clinics are closed has none. */
export async function readClinicSlots(date: ClinicDate, now: Date): Promise<ClinicSlots[]> {
  return clinicSlots(date, isClinicDay(date) ? await readStoredSlots(date) : new Map(), now);
}

/** Reads the first day from `from` on that has an available slot. Undefined when none of the days searched has one. */
export async function firstAvailableDay(
  from: ClinicDate,
  now: Date,
): Promise<{ date: ClinicDate; locations: ClinicSlots[] } | undefined> {
  const last = lastBookableDate(now);
  let date = isClinicDay(from) ? from : nextClinicDay(from);
  for (let searched = 0; searched < maxDaysSearched && date <= last; searched++) {
    const locations = await readClinicSlots(date, now);
    if (hasAvailableSlot(locations)) return { date, locations };
    date = nextClinicDay(date);
  }
  return undefined;
}
