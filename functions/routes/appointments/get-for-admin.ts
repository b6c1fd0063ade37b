import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { findAppointment } from '#functions/appointments/store.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handleViews(
  adminAppointmentRoutes['GET /api/admin/appointments/{confirmationNumber}'],
  async ({ params }) => {
    const item = await findAppointment(params.confirmationNumber);
    return reply(200, { appointment: await toAdminAppointment(item) });
  },
);
