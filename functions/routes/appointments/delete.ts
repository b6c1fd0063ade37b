import { deleteAppointment } from '#functions/appointments/delete.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handleViews(
  adminAppointmentRoutes['DELETE /api/appointments/{confirmationNumber}'],
  async ({ params, caller, now }) => {
    await deleteAppointment(params.confirmationNumber, { actor: caller.subject, now: now });
    return reply(200, { success: true });
  },
);
