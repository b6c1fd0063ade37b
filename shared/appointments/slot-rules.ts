import type { ClinicId } from '#shared/clinics/clinics.ts';
import { type ClinicDate, clinicDateAt, isCalendarDate } from '#shared/time/clinic-time.ts';
import { bookingHorizonDays, isClinicDay, lastBookableDate, slotStart, slotTimes } from './slots.ts';

/** Where and when a visit is. */
export interface AppointmentSlot {
  locationId: ClinicId;
  date: ClinicDate;
  time: string;
}

export interface SlotRefusal {
  field: 'date' | 'time';
  message: string;
}

/** What is wrong with a day as one of visits to come, or undefined. */
export function dayRefusal(date: ClinicDate, now: Date): string | undefined {
  if (!isCalendarDate(date)) return 'Choose a date';
  if (date < clinicDateAt(now)) return 'That day has passed';
  if (date > lastBookableDate(now)) return `Visits can be booked up to ${bookingHorizonDays} days ahead`;
  if (!isClinicDay(date)) return 'The clinics are open Monday to Friday';
  return undefined;
}

/** Why nobody may book this slot at this instant, or undefined when it may be tried (spec §9, Slots). */
export function slotRefusal(visit: AppointmentSlot, now: Date): SlotRefusal | undefined {
  const { locationId, date, time } = visit;
  const day = dayRefusal(date, now);
  if (day) return { field: 'date', message: day };
  if (!slotTimes(locationId, date).includes(time)) {
    return { field: 'time', message: 'This clinic has no visit at that time' };
  }
  if (slotStart(date, time) <= now) return { field: 'time', message: 'That time has passed' };
  return undefined;
}
