import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { formatWeekdayDate } from '#web/features/admin/date-format.ts';

/** When a visit is, in short: `Tue, Nov 24, 2026, 9:30 AM`. */
export function visitTime({ date, time }: Pick<Appointment, 'date' | 'time'>): string {
  return `${formatWeekdayDate(date)}, ${formatSlotTime(time)}`;
}

/** When and where a visit is: `Tuesday, November 24, 9:30 AM, Downtown`. */
export function visitText({ date, time, location }: Pick<Appointment, 'date' | 'time' | 'location'>): string {
  return `${formatLongDate(date)}, ${formatSlotTime(time)}, ${clinicById(location.id).name}`;
}

/** Whether email about a visit reaches its patient. */
export function isReachedByEmail({ email, emailUndeliverable, emailDisowned }: Appointment): boolean {
  return email !== '' && !emailUndeliverable && !emailDisowned;
}
