import { affectedPatients } from '#functions/closures/affected-patients.ts';
import { findClosure } from '#functions/closures/store.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handle(
  closureRoutes['GET /api/closures/{id}'],
  loggingViews(desk),
  async ({ params }) => {
    const closure = await findClosure(params.id);
    return reply(200, { closure, affected: await affectedPatients(closure, now()) });
  },
);
