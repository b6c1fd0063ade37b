import { addDays, type ClinicDate, dayOfWeek } from '#shared/time/clinic-time.ts';

const monday = 1;
const thursday = 4;
const friday = 5;

type DateRule = (date: ClinicDate) => boolean;

/** A rule for the nth of a weekday in a month, such as the third Monday. January is 1. */
function nthWeekday(nth: number, weekday: number, month: number): DateRule {
  return (date) =>
    Number(date.slice(5, 7)) === month &&
    dayOfWeek(date) === weekday &&
    Math.ceil(Number(date.slice(8)) / 7) === nth;
}

function lastMonday(month: string): DateRule {
  return (date) =>
    dayOfWeek(date) === monday && date.slice(5, 7) === month && addDays(date, 7).slice(5, 7) !== month;
}

/** A rule for a date such as `07-04` and its observed day: the Friday before a Saturday, the Monday after a Sunday. */
function observed(monthAndDay: string): DateRule {
  const isHoliday = (date: ClinicDate) => date.slice(5) === monthAndDay;
  return (date) =>
    isHoliday(date) ||
    (dayOfWeek(date) === friday && isHoliday(addDays(date, 1))) ||
    (dayOfWeek(date) === monday && isHoliday(addDays(date, -1)));
}

const isThanksgiving = nthWeekday(4, thursday, 11);

/** Each name completes "closed for …". */
const holidays: readonly (readonly [name: string, isOn: DateRule])[] = [
  ['New Year’s Day', observed('01-01')],
  ['Martin Luther King Jr. Day', nthWeekday(3, monday, 1)],
  ['Presidents’ Day', nthWeekday(3, monday, 2)],
  ['Memorial Day', lastMonday('05')],
  ['Juneteenth', observed('06-19')],
  ['Independence Day', observed('07-04')],
  ['Labor Day', nthWeekday(1, monday, 9)],
  ['Thanksgiving', isThanksgiving],
  ['the Thanksgiving holiday', (date) => isThanksgiving(addDays(date, -1))],
  ['Christmas', observed('12-25')],
];

/** The holiday for which all clinics are closed on a day, if any. */
export function holidayOn(date: ClinicDate): string | undefined {
  return holidays.find(([, isOn]) => isOn(date))?.[0];
}

/**
 * Whether all clinics are closed for a federal holiday. False on the Friday after Thanksgiving, which isn't a federal
 * holiday, and on the two federal holidays on which the clinics are open, Columbus Day and Veterans Day.
 */
export function isFederalHoliday(date: ClinicDate): boolean {
  return holidayOn(date) !== undefined && !isThanksgiving(addDays(date, -1));
}
