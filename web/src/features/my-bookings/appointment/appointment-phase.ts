import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { hasStarted } from '#web/lib/query/server-clock.ts';

/** `open`: the patient can change it. `begun`: confirmed, but too late to change. `closed`: any other status. */
export type AppointmentPhase = 'open' | 'begun' | 'closed';

export function appointmentPhase(
  appointment: Pick<PatientAppointment, 'status' | 'startsAt'>,
  now: Date | undefined,
): AppointmentPhase {
  if (appointment.status !== 'confirmed') return 'closed';
  return hasStarted(appointment, now) ? 'begun' : 'open';
}
