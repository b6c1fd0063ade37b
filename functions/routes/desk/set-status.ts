import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { setStatus } from '#functions/appointments/desk/set-status.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handleViews(
  adminAppointmentRoutes['PUT /api/appointments/{confirmationNumber}/status'],
  async ({ params, body, caller, now }) => {
    const item = await setStatus(params.confirmationNumber, body, caller, now);
    return reply(200, { appointment: await toAdminAppointment(item) });
  },
);
