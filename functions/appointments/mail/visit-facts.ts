import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';

/** `Tuesday, November 24, 2026, 1:45 PM` */
export function whenOf({ date, time }: Pick<Appointment, 'date' | 'time'>): string {
  return `${formatLongDate(date, { year: true })}, ${formatSlotTime(time)}`;
}

/** A clinic's name and address in one line. */
export function placeOf({ name, address, city, state, zipCode }: Appointment['location']): string {
  return `${name}, ${address}, ${city}, ${state} ${zipCode}`;
}
