import { formatSlotTime } from '#shared/appointments/slots.ts';
import { addDays, type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import type { NextOpening } from './next-opening.ts';

/** `today`, `tomorrow`, `Monday`, or the whole date once the name of the weekday is ambiguous. */
function dayName(date: ClinicDate, today: ClinicDate): string {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  const spoken = formatLongDate(date);
  return date < addDays(today, 7) ? spoken.slice(0, spoken.indexOf(',')) : `${spoken},`;
}

/** `tomorrow 1:45 PM` */
export function openingText({ date, time }: NextOpening, today: ClinicDate): string {
  return `${dayName(date, today)} ${formatSlotTime(time)}`;
}
