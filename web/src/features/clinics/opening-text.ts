import { formatSlotTime } from '#shared/appointments/slots.ts';
import { dayName } from '#shared/clinics/opening-hours.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import type { NextOpening } from './next-opening.ts';

/** `tomorrow 1:45 PM` */
export function openingText({ date, time }: NextOpening, today: ClinicDate): string {
  return `${dayName(date, today)} ${formatSlotTime(time)}`;
}
