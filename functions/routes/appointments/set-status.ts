import { asSeen, changeStatus } from '#functions/adapters/appointment-changes.ts';
import { toAppointment } from '#functions/adapters/appointment-item.ts';
import { admin } from '#functions/core/admin.ts';
import { now } from '#functions/core/clock.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

export const handler = handle(
  appointmentRoutes['PUT /api/appointments/{confirmationNumber}/status'],
  admin,
  async ({ params, body, caller }) => {
    const item = await changeStatus(params.confirmationNumber, body.status, {
      actor: caller.subject,
      check: asSeen(body.version),
      now: now(),
    });
    return reply(200, { appointment: toAppointment(item) });
  },
);
