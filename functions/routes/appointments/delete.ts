import { deleteAppointment } from '#functions/adapters/appointment-deletion.ts';
import { admin } from '#functions/core/admin.ts';
import { now } from '#functions/core/clock.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['DELETE /api/appointments/{confirmationNumber}'],
  admin,
  async ({ params, caller }) => {
    await deleteAppointment(params.confirmationNumber, { actor: caller.subject, now: now() });
    return reply(200, { success: true });
  },
);
