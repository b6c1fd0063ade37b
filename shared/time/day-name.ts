import { addDays, type ClinicDate, formatLongDate } from './clinic-time.ts';

function hasUniqueWeekday(date: ClinicDate, today: ClinicDate): boolean {
  return date < addDays(today, 7);
}

/**
 * `today`, `tomorrow`, `Monday`, or the whole date once the weekday's name is ambiguous: `Monday, December
 * 7`.
 */
export function dayName(date: ClinicDate, today: ClinicDate): string {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  const long = formatLongDate(date);
  return hasUniqueWeekday(date, today) ? long.slice(0, long.indexOf(',')) : long;
}

/** `Today`, `Tomorrow`, `Monday`, or `Dec 7` once the weekday's name is ambiguous. */
export function shortDayName(date: ClinicDate, today: ClinicDate): string {
  if (!hasUniqueWeekday(date, today)) {
    return formatLongDate(date, { weekday: false }).replace(/^(\w{3})\w*/, '$1');
  }
  const name = dayName(date, today);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
