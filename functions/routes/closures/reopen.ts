import { reopenClinic } from '#functions/closures/reopen.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { handleStaff } from '#functions/platform/http/staff-caller.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handleStaff(
  closureRoutes['DELETE /api/closures/{id}'],
  async ({ params, caller, now }) => {
    await reopenClinic(params.id, { actor: caller.subject, now });
    return reply(200, { success: true });
  },
);
