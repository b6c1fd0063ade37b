import { deleteAppointment } from '#functions/appointments/delete.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handle(
  adminAppointmentRoutes['DELETE /api/appointments/{confirmationNumber}'],
  loggingViews(admin),
  async ({ params, caller }) => {
    await deleteAppointment(params.confirmationNumber, { actor: caller.subject, now: now() });
    return reply(200, { success: true });
  },
);
