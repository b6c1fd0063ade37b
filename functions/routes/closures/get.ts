import { affectedPatients } from '#functions/closures/affected-patients.ts';
import { findClosure } from '#functions/closures/store.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handleViews(closureRoutes['GET /api/closures/{id}'], async ({ params, now }) => {
  const closure = await findClosure(params.id);
  return reply(200, { closure, affected: await affectedPatients(closure, now) });
});
