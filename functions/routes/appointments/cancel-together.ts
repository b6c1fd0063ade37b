import { toAdminAppointments } from '#functions/appointments/admin-view.ts';
import { cancelTogether } from '#functions/appointments/desk/cancel-together.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handleViews(
  adminAppointmentRoutes['POST /api/admin/appointments/cancel'],
  async ({ body, caller, now }) => {
    const items = await cancelTogether(body.appointments, { actor: caller.subject, now: now });
    return reply(200, { appointments: await toAdminAppointments(items) });
  },
);
