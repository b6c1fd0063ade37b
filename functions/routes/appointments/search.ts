import { toAdminAppointments } from '#functions/appointments/admin-view.ts';
import { searchAppointments } from '#functions/appointments/lists/search.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handleViews(
  adminAppointmentRoutes['POST /api/admin/appointments/search'],
  async ({ body, now }) => {
    const { items, nextCursor } = await searchAppointments(body, now);
    const appointments = await toAdminAppointments(items);
    return reply(200, { appointments, nextCursor, complete: nextCursor === null });
  },
);
