import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { allowEmail } from '#functions/appointments/desk/allow-email.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handleViews(
  adminAppointmentRoutes['POST /api/admin/appointments/{confirmationNumber}/allow-email'],
  async ({ params, caller, now }) => {
    const item = await allowEmail(params.confirmationNumber, { actor: caller.subject, now });
    return reply(200, { appointment: await toAdminAppointment(item) });
  },
);
