import { type ClinicDate, clinicInstant } from '#shared/time/clinic-time.ts';
import { minuteMs } from '#shared/time/durations.ts';
import type { AppointmentStatus } from './appointment.ts';

/** How late a patient may be before they count as a no-show. */
export const noShowAfterMinutes = 15;

/** The instant from which an appointment can have a status; undefined for a status that it can have at any time. */
export function statusBegins(
  status: AppointmentStatus,
  { date, startsAt }: { date: ClinicDate; startsAt: string },
): Date | undefined {
  if (status === 'arrived') return clinicInstant(date, 0);
  if (status === 'no-show') return new Date(Date.parse(startsAt) + noShowAfterMinutes * minuteMs);
  return undefined;
}

/** Whether an appointment can have a status already. */
export function canHaveStatus(
  status: AppointmentStatus,
  appointment: { date: ClinicDate; startsAt: string },
  now: Date,
): boolean {
  const begins = statusBegins(status, appointment);
  return begins === undefined || begins <= now;
}
