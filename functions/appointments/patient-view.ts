import type { Appointment } from '#shared/appointments/appointment.ts';
import { appointmentMinutes } from '#shared/appointments/slots.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { type AppointmentItem, toAppointment } from './record.ts';
import { isClosed } from './slots/store.ts';

/**
 * An appointment as its patient reads it. While it is confirmed and not over, `clinicClosed` says whether the clinic is
 * closed at that time.
 */
export async function toPatientAppointment(item: AppointmentItem, now: Date): Promise<Appointment> {
  const endsAtMs = Date.parse(item.startsAt) + appointmentMinutes * minuteMs;
  const isWaiting = item.status === 'confirmed' && endsAtMs > now.getTime();
  return { ...toAppointment(item), ...(isWaiting && (await isClosed(item)) && { clinicClosed: true }) };
}

/** Many appointments as their patient reads them. */
export function toPatientAppointments(items: readonly AppointmentItem[], now: Date): Promise<Appointment[]> {
  return Promise.all(items.map((item) => toPatientAppointment(item, now)));
}
