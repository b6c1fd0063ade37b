import { dayName } from '#shared/clinics/opening-hours.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { formatSlotTime } from './slots.ts';

/** `tomorrow 1:45 PM` */
export function openingText({ date, time }: { date: ClinicDate; time: string }, today: ClinicDate): string {
  return `${dayName(date, today)} ${formatSlotTime(time)}`;
}

/** `Tomorrow 1:45 PM` */
export function openingTitle(opening: { date: ClinicDate; time: string }, today: ClinicDate): string {
  const words = openingText(opening, today);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
