import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { setStatus } from '#functions/appointments/desk/set-status.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handle(
  adminAppointmentRoutes['PUT /api/appointments/{confirmationNumber}/status'],
  loggingViews(desk),
  async ({ params, body, caller }) => {
    const item = await setStatus(params.confirmationNumber, body, caller, now());
    return reply(200, { appointment: await toAdminAppointment(item) });
  },
);
