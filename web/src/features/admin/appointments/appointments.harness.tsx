import type { Appointment } from '#shared/appointments/appointment.ts';
import { appointment, renderView } from '#web/features/admin/admin.harness.tsx';
import { serveAppointments } from '#web/features/admin/records/records.harness.tsx';
import { Appointments } from './appointments.tsx';

export const number = 'UC000001AAAAAA';

/** The booking that a test is about, or what has become of it since. */
export const visit = (changes: Partial<Appointment> = {}) =>
  appointment({ confirmationNumber: number, ...changes });

/** Shows the tab of a server that has these bookings. */
export function open(...rows: Appointment[]): Appointment[] {
  const served = serveAppointments(...rows);
  renderView(<Appointments />);
  return served;
}
