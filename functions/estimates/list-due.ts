import { toAdminAppointments } from '#functions/appointments/admin-view.ts';
import { isDue } from '#functions/appointments/estimate.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { queuedEstimates } from './queues.ts';

/** The visits whose estimate is due, as staff see them, soonest first. */
export async function listDueEstimates(now: Date): Promise<{ appointment: Appointment; dueBy: string }[]> {
  const items = (await queuedEstimates()).filter((item) => isDue(item, now));
  const appointments = await toAdminAppointments(items);
  return appointments.flatMap((appointment) =>
    appointment.estimate ? { appointment, dueBy: appointment.estimate.dueBy } : [],
  );
}
