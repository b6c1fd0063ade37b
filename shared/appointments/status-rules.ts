import type { StaffRole } from '#shared/sign-in.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { minuteMs } from '#shared/time/durations.ts';
import type { AppointmentStatus } from './appointment.ts';

/** How late a patient may be before the visit can be marked as a no-show. */
export const noShowMinutes = 15;

/** Whether a role may make this change of status. Only managers may complete a visit or change a completed one. */
export function isStatusAllowed(role: StaffRole, from: AppointmentStatus, to: AppointmentStatus): boolean {
  return role === 'admin' || ![from, to].includes('completed');
}

/** Why a visit can't have this status yet, in words for staff; undefined if it can. */
export function statusRefusal(
  status: AppointmentStatus,
  { date, startsAt }: { date: string; startsAt: string },
  now: Date,
): string | undefined {
  if (status === 'arrived' && clinicDateAt(now) < date) {
    return `This visit is on ${formatLongDate(date)}. The patient can’t arrive before that day.`;
  }
  if (status === 'no-show' && now.getTime() < Date.parse(startsAt) + noShowMinutes * minuteMs) {
    return `A visit can be a no-show ${noShowMinutes} minutes after it starts, at the earliest.`;
  }
  return undefined;
}
