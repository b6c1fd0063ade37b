import type { ClinicId } from '#shared/clinics/clinics.ts';
import { type ClinicDate, clinicDateAt, isCalendarDate } from '#shared/time/clinic-time.ts';
import { bookingHorizonDays, isClinicDay, lastBookableDate, slotStart, slotTimes } from './slots.ts';

/** Where and when a visit is. */
export interface VisitSlot {
  locationId: ClinicId;
  date: ClinicDate;
  time: string;
}

export interface VisitRefusal {
  field: 'date' | 'time';
  message: string;
}

/** Why nobody may book this slot at this instant, or undefined when it may be tried (spec §9, Slots). */
export function visitRefusal(visit: VisitSlot, now: Date): VisitRefusal | undefined {
  const { locationId, date, time } = visit;
  if (!isCalendarDate(date)) return { field: 'date', message: 'Choose a date' };
  if (date < clinicDateAt(now)) return { field: 'date', message: 'That day has passed' };
  if (date > lastBookableDate(now)) {
    return { field: 'date', message: `Visits can be booked up to ${bookingHorizonDays} days ahead` };
  }
  if (!isClinicDay(date)) return { field: 'date', message: 'The clinics are open Monday to Friday' };
  if (!slotTimes(locationId, date).includes(time)) {
    return { field: 'time', message: 'This clinic has no visit at that time' };
  }
  if (slotStart(date, time) <= now) return { field: 'time', message: 'That time has passed' };
  return undefined;
}
