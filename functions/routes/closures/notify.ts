import { affectedAppointments } from '#functions/closures/affected-appointments.ts';
import { queueClosedMails } from '#functions/closures/notify-patients.ts';
import { findClosure } from '#functions/closures/store.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { handleStaff } from '#functions/platform/http/staff-caller.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handleStaff(
  closureRoutes['POST /api/closures/{id}/notify'],
  async ({ params, caller, now }) => {
    const closure = await findClosure(params.id);
    const affected = await affectedAppointments(closure, now);
    return reply(200, await queueClosedMails(closure, affected, { actor: caller.subject, now }));
  },
);
