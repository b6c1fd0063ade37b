import { toAdminAppointments } from '#functions/appointments/admin-view.ts';
import { searchAppointments } from '#functions/appointments/lists/search.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handle(
  adminAppointmentRoutes['POST /api/admin/appointments/search'],
  loggingViews(desk),
  async ({ body }) => {
    const { items, nextCursor } = await searchAppointments(body, now());
    const appointments = await toAdminAppointments(items);
    return reply(200, { appointments, nextCursor, complete: nextCursor === null });
  },
);
