import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { hasStarted } from '#web/lib/query/server-clock.ts';

/** `open`: the patient can change it. `begun`: the patient is there, or it's too late to change it. `closed`: it's over. */
export type AppointmentPhase = 'open' | 'begun' | 'closed';

export function appointmentPhase(
  appointment: Pick<PatientAppointment, 'status' | 'startsAt'>,
  now: Date | undefined,
): AppointmentPhase {
  if (appointment.status === 'arrived') return 'begun';
  if (appointment.status !== 'confirmed') return 'closed';
  return hasStarted(appointment, now) ? 'begun' : 'open';
}
