import { toAdminAppointments } from '#functions/appointments/admin-view.ts';
import { listAppointments } from '#functions/appointments/lists/list.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handle(
  adminAppointmentRoutes['GET /api/appointments'],
  loggingViews(desk),
  async ({ query }) => {
    const { items, nextCursor } = await listAppointments(query, now());
    const appointments = await toAdminAppointments(items);
    return reply(200, { appointments, nextCursor, complete: nextCursor === null });
  },
);
