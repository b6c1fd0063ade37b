import { reopenClinic } from '#functions/closures/reopen.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handle(
  closureRoutes['DELETE /api/closures/{id}'],
  admin,
  async ({ params, caller }) => {
    await reopenClinic(params.id, { actor: caller.subject, now: now() });
    return reply(200, { success: true });
  },
);
