import { notifyPatients } from '#functions/closures/notify-patients.ts';
import { findClosure } from '#functions/closures/store.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handle(
  closureRoutes['POST /api/closures/{id}/notify'],
  admin,
  async ({ params, caller }) => {
    const closure = await findClosure(params.id);
    return reply(200, await notifyPatients(closure, { actor: caller.subject, now: now() }));
  },
);
