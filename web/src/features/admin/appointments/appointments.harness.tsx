import type { Appointment } from '#shared/appointments/appointment.ts';
import { appointment, renderView } from '#web/features/admin/admin.harness.tsx';
import { serveAppointments } from '#web/features/admin/records/records.harness.tsx';
import { Appointments } from './appointments.tsx';

export const number = 'UC000001AAAAAA';

/** The appointment under test, or a later version of it. */
export const sample = (changes: Partial<Appointment> = {}) =>
  appointment({ confirmationNumber: number, ...changes });

/** Renders the tab, with a fake server that has these appointments. */
export function openAppointments(...rows: Appointment[]): Appointment[] {
  const served = serveAppointments(...rows);
  renderView(<Appointments />);
  return served;
}
