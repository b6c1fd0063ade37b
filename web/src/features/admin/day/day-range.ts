import { isClinicDay, lastBookableDate, nextClinicDay } from '#shared/appointments/slots.ts';
import { addDays, type ClinicDate, clinicDateAt, isCalendarDate } from '#shared/time/clinic-time.ts';

/** There are no bookings of before: a year that somebody is still typing is no day to show. */
const firstDay = '2020-01-01';

/** The last day, before this one, on which the clinics were open. */
export function previousClinicDay(date: ClinicDate): ClinicDate {
  let day = addDays(date, -1);
  while (!isClinicDay(day)) day = addDays(day, -1);
  return day;
}

/** Today while the clinics are open, else the day they open next. */
export function currentClinicDay(now: Date): ClinicDate {
  const today = clinicDateAt(now);
  return isClinicDay(today) ? today : nextClinicDay(today);
}

/** Which days can be looked at, seen from this instant. */
export function dayRange(now: Date): { first: ClinicDate; last: ClinicDate } {
  return { first: firstDay, last: lastBookableDate(now) };
}

export function isInDayRange(text: string, now: Date): boolean {
  const { first, last } = dayRange(now);
  return isCalendarDate(text) && text >= first && text <= last;
}
