import { lastBookableDate } from '#shared/appointments/slots.ts';
import { isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { addDays, type ClinicDate, clinicDateAt, isCalendarDate } from '#shared/time/clinic-time.ts';

/** No appointments are older. An earlier date is a year that is still being typed. */
const firstDate = '2020-01-01';

/** The last date before this one on which the clinics were open. */
export function previousClinicDay(date: ClinicDate): ClinicDate {
  let day = addDays(date, -1);
  while (!isClinicDay(day)) day = addDays(day, -1);
  return day;
}

/** Today if the clinics are open today, else the next date on which they are. */
export function currentClinicDay(now: Date): ClinicDate {
  const today = clinicDateAt(now);
  return isClinicDay(today) ? today : nextClinicDay(today);
}

/** The first and the last date that the day view can show. */
export function dayRange(now: Date): { first: ClinicDate; last: ClinicDate } {
  return { first: firstDate, last: lastBookableDate(now) };
}

export function isInDayRange(text: string, now: Date): boolean {
  const { first, last } = dayRange(now);
  return isCalendarDate(text) && text >= first && text <= last;
}
