import { closeClinics } from '#functions/closures/close-clinics.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { closureRoutes } from '#shared/closures/routes.ts';

export const handler = handleViews(closureRoutes['POST /api/closures'], async ({ body, caller, now }) => {
  const { closures, affected, isAnyNew } = await closeClinics(body, { actor: caller.subject, now });
  const closed = body.dates ? { closures } : { closure: closures[0] };
  return reply(isAnyNew ? 201 : 200, { ...closed, affected });
});
