import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { changeStatus } from '#functions/appointments/change-status.ts';
import { checkVersion } from '#functions/appointments/update.ts';
import { now } from '#functions/platform/clock.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';

export const handler = handle(
  adminAppointmentRoutes['PUT /api/appointments/{confirmationNumber}/status'],
  admin,
  async ({ params, body, caller }) => {
    const item = await changeStatus(params.confirmationNumber, body.status, {
      actor: caller.subject,
      cause: 'staff',
      check: checkVersion(body.version),
      now: now(),
    });
    return reply(200, { appointment: await toAdminAppointment(item) });
  },
);
