import type { Appointment } from '#shared/appointments/appointment.ts';
import { undefinedIfGone } from '#web/features/admin/failure/server-record.ts';
import type { AdminSession } from '#web/features/admin/session/session-context.ts';

/** Reads an appointment again; undefined when it was deleted. */
export function findAppointment(
  call: AdminSession['call'],
  { confirmationNumber }: Appointment,
): Promise<Appointment | undefined> {
  const reply = call('GET /api/admin/appointments/{confirmationNumber}', { params: { confirmationNumber } });
  return undefinedIfGone(reply.then(({ appointment }) => appointment));
}
