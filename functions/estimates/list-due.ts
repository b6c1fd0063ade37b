import { toAdminAppointments } from '#functions/appointments/admin-view.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { dueEstimates } from './queues.ts';

/** The visits whose estimate is due, as staff see them, soonest first. */
export async function listDueEstimates(): Promise<{ appointment: Appointment; dueBy: string }[]> {
  const items = await dueEstimates();
  const appointments = await toAdminAppointments(items);
  return appointments.flatMap((appointment) =>
    appointment.estimate ? { appointment, dueBy: appointment.estimate.dueBy } : [],
  );
}
