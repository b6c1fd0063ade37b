import { notifyPatients } from '#functions/closures/notify-patients.ts';
import { findClosure } from '#functions/closures/store.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { handleStaff } from '#functions/platform/http/staff-caller.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handleStaff(
  closureRoutes['POST /api/closures/{id}/notify'],
  async ({ params, caller, now }) => {
    const closure = await findClosure(params.id);
    return reply(200, await notifyPatients(closure, { actor: caller.subject, now }));
  },
);
