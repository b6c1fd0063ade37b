import { logViolations } from '#functions/csp-reports/log-violations.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { cspReportRoutes } from '#shared/csp-reports/routes.ts';

export const handler = handle(cspReportRoutes['POST /api/csp-reports'], anyone, async ({ body, event }) => {
  await logViolations(body, await clientOf(event));
  return reply(204);
});
