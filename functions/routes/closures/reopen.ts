import { reopenClinic } from '#functions/adapters/closure-changes.ts';
import { admin } from '#functions/core/admin.ts';
import { now } from '#functions/core/clock.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handle(
  closureRoutes['DELETE /api/closures/{id}'],
  admin,
  async ({ params, caller }) => {
    await reopenClinic(params.id, { actor: caller.subject, now: now() });
    return reply(200, { success: true });
  },
);
