import { toAdminAppointment } from '#functions/appointments/admin-view.ts';
import { changeStatus } from '#functions/appointments/change-status.ts';
import { checkVersion } from '#functions/appointments/update.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { Problem } from '#shared/api/problem.ts';
import { adminAppointmentRoutes } from '#shared/appointments/admin-routes.ts';
import { statusRefusal } from '#shared/appointments/status-rules.ts';

export const handler = handle(
  adminAppointmentRoutes['PUT /api/appointments/{confirmationNumber}/status'],
  admin,
  async ({ params, body, caller }) => {
    const now = clock();
    const item = await changeStatus(params.confirmationNumber, body.status, {
      actor: caller.subject,
      cause: 'staff',
      check: (stored) => {
        checkVersion(body.version)(stored);
        const refusal = statusRefusal(body.status, stored, now);
        if (refusal) throw new Problem('conflict', refusal);
      },
      now,
    });
    return reply(200, { appointment: await toAdminAppointment(item) });
  },
);
