import { affectedAppointments } from '#functions/closures/affected-appointments.ts';
import { queueClosedMails } from '#functions/closures/notify-patients.ts';
import { findClosure } from '#functions/closures/store.ts';
import { now } from '#functions/platform/clock.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handle(
  closureRoutes['POST /api/closures/{id}/notify'],
  admin,
  async ({ params, caller }) => {
    const at = now();
    const closure = await findClosure(params.id);
    const visits = await affectedAppointments(closure, at);
    return reply(200, {
      mailed: await queueClosedMails(closure, visits, { actor: caller.subject, now: at }),
    });
  },
);
