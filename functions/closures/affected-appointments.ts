import type { AppointmentItem } from '#functions/appointments/record.ts';
import { slotHolders } from '#functions/appointments/slots/store.ts';
import {
  type AppointmentRecord,
  findAppointmentRecord,
  isAppointment,
} from '#functions/appointments/store.ts';
import { appointmentMinutes } from '#shared/appointments/slots.ts';
import { type Closure, overlapsHours } from '#shared/closures/closure.ts';
import { minuteMs } from '#shared/time/durations.ts';
import type { ClosureItem } from './store.ts';

/** Whether a record is a confirmed, upcoming appointment that the closure covers. */
export function isAffected(
  record: AppointmentRecord | undefined,
  { locationId, date, ...hours }: Closure,
  now: Date,
): record is AppointmentItem {
  if (!isAppointment(record) || record.status !== 'confirmed') return false;
  const isSameDay = record.locationId === locationId && record.date === date;
  return isSameDay && overlapsHours(record.time, hours) && Date.parse(record.startsAt) > now.getTime();
}

/**
 * Whether a visit is still booked at a time that the closure closed, and its patient may still come: they haven't
 * arrived, and the visit wouldn't be over yet.
 */
export function isWaiting(
  record: AppointmentRecord | undefined,
  closure: ClosureItem,
  now: Date,
): record is AppointmentItem {
  const visitAgo = new Date(now.getTime() - appointmentMinutes * minuteMs);
  return isAffected(record, closure, visitAgo) && closure.times.includes(record.time);
}

/**
 * The confirmed, upcoming appointments that a closure covers, soonest first. Reads the slots consistently. A closed
 * slot can't be taken anymore, so none is missed.
 */
export async function affectedAppointments(closure: ClosureItem, now: Date): Promise<AppointmentItem[]> {
  const holders = await slotHolders(closure.locationId, closure.date);
  const numbers = closure.times.flatMap((time) => holders.get(time) ?? []);
  const records = await Promise.all(numbers.map(findAppointmentRecord));
  return records.filter((record) => isAffected(record, closure, now));
}
