import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { findAppointment } from '#functions/appointments/store.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handle(
  adminAppointmentRoutes['GET /api/admin/appointments/{confirmationNumber}'],
  loggingViews(desk),
  async ({ params }) => {
    const item = await findAppointment(params.confirmationNumber);
    return reply(200, { appointment: await toAdminAppointment(item) });
  },
);
