import { affectedAppointments } from '#functions/closures/affected-appointments.ts';
import { queueClosedMails } from '#functions/closures/notify-patients.ts';
import { findClosure } from '#functions/closures/store.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handle(
  closureRoutes['POST /api/closures/{id}/notify'],
  admin,
  async ({ params, caller }) => {
    const now = clock();
    const closure = await findClosure(params.id);
    const affected = await affectedAppointments(closure, now);
    return reply(200, await queueClosedMails(closure, affected, { actor: caller.subject, now }));
  },
);
