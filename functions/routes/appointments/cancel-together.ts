import { toAdminAppointments } from '#functions/appointments/admin-view.ts';
import { cancelTogether } from '#functions/appointments/desk/cancel-together.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handle(
  adminAppointmentRoutes['POST /api/admin/appointments/cancel'],
  loggingViews(desk),
  async ({ body, caller }) => {
    const items = await cancelTogether(body.appointments, { actor: caller.subject, now: now() });
    return reply(200, { appointments: await toAdminAppointments(items) });
  },
);
