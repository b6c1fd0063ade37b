import type { AppointmentItem } from '#functions/appointments/record.ts';
import { slotHolders } from '#functions/appointments/slots/store.ts';
import {
  type AppointmentRecord,
  findAppointmentRecord,
  isAppointment,
} from '#functions/appointments/store.ts';
import { type Closure, overlapsHours } from '#shared/closures/closure.ts';

/** Whether a booking is a visit to come that a closure stands in the way of. */
export function isAffected(
  record: AppointmentRecord | undefined,
  { locationId, date, ...hours }: Closure,
  now: Date,
): record is AppointmentItem {
  if (!isAppointment(record) || record.status !== 'confirmed') return false;
  const isThere = record.locationId === locationId && record.date === date;
  return isThere && overlapsHours(record.time, hours) && Date.parse(record.startsAt) > now.getTime();
}

/**
 * The confirmed visits to come within a closure, soonest first. Found by way of the slots and read consistently: once
 * the slots are closed nobody wins them, so nobody who has one is missed.
 */
export async function affectedAppointments(closure: Closure, now: Date): Promise<AppointmentItem[]> {
  const holders = await slotHolders(closure.locationId, closure.date);
  const within = [...holders].filter(([time]) => overlapsHours(time, closure));
  const records = await Promise.all(
    within.map(([, confirmationNumber]) => findAppointmentRecord(confirmationNumber)),
  );
  return records
    .filter((record) => isAffected(record, closure, now))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}
