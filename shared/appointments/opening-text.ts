import { dayName } from '#shared/clinics/opening-hours.ts';
import { type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import { formatSlotTime } from './slots.ts';

interface OpeningTime {
  date: ClinicDate;
  time: string;
}

/** `tomorrow 1:45 PM` */
export function openingText({ date, time }: OpeningTime, today: ClinicDate): string {
  return `${dayName(date, today)} ${formatSlotTime(time)}`;
}

/** `Today`, `Tomorrow`, `Monday`, or `Dec 7` once the name of the weekday is ambiguous. */
export function shortDayName(date: ClinicDate, today: ClinicDate): string {
  const name = dayName(date, today);
  if (name.includes(',')) return formatLongDate(date, { weekday: false }).replace(/^(\w{3})\w*/, '$1');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
