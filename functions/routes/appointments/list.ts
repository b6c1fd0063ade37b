import { toAdminAppointments } from '#functions/appointments/admin-view.ts';
import { listAppointments } from '#functions/appointments/lists/list.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handleViews(
  adminAppointmentRoutes['GET /api/appointments'],
  async ({ query, now }) => {
    const { items, nextCursor } = await listAppointments(query, now);
    const appointments = await toAdminAppointments(items);
    return reply(200, { appointments, nextCursor, complete: nextCursor === null });
  },
);
