import { closedReason, isClinicDay } from '#shared/clinics/clinic-days.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { type ClinicDate, clinicDateAt, formatLongDate, isCalendarDate } from '#shared/time/clinic-time.ts';
import { lastBookableDate } from './slots.ts';

/** A time at a clinic. */
export interface AppointmentSlot {
  locationId: ClinicId;
  date: ClinicDate;
  time: string;
}

/** Why no slot of the clinic on this day can be booked; undefined if one can. */
export function dayRefusal(clinicId: ClinicId, date: ClinicDate, now: Date): string | undefined {
  if (!isCalendarDate(date)) return 'Choose a date';
  if (date < clinicDateAt(now)) return 'That day has passed';
  if (date > lastBookableDate(now)) return 'Choose a date within the next year';
  const reason = closedReason(date, clinicId);
  if (reason) {
    const closed = closedReason(date) ? 'Our clinics are closed' : 'This clinic is closed';
    return `${closed} on ${formatLongDate(date)}, for ${reason}`;
  }
  return isClinicDay(date, clinicId) ? undefined : 'Our clinics are open Monday through Friday';
}
