import { lastBookableDate } from '#shared/appointments/slots.ts';
import { isClinicDay, isWeekend, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import {
  addDays,
  type ClinicDate,
  clinicDateAt,
  dayOfWeek,
  isCalendarDate,
} from '#shared/time/clinic-time.ts';

/** No appointment is older. An earlier date is a year that is still being typed. */
const firstDate = '2020-01-01';

/**
 * The weekday before or after a date, holidays included: visits booked before a day was closed still have to be
 * canceled or moved.
 */
export function neighboringWeekday(date: ClinicDate, step: 1 | -1): ClinicDate {
  let day = addDays(date, step);
  while (isWeekend(day)) day = addDays(day, step);
  return day;
}

/** Monday to Friday of the date's week, which starts on Sunday. */
export function weekOf(date: ClinicDate): readonly ClinicDate[] {
  return [1, 2, 3, 4, 5].map((day) => addDays(date, day - dayOfWeek(date)));
}

/** Today if the clinics are open today, or else their next open date. */
export function currentClinicDay(now: Date): ClinicDate {
  const today = clinicDateAt(now);
  return isClinicDay(today) ? today : nextClinicDay(today);
}

/** The first and last dates that the day view can show. */
export function dayRange(now: Date): { first: ClinicDate; last: ClinicDate } {
  return { first: firstDate, last: lastBookableDate(now) };
}

export function isInDayRange(text: string, now: Date): boolean {
  const { first, last } = dayRange(now);
  return isCalendarDate(text) && text >= first && text <= last;
}
