import { listDueEstimates } from '#functions/estimates/list-due.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminEstimateRoutes } from '#shared/estimates/admin-routes.ts';

export const handler = handleViews(adminEstimateRoutes['GET /api/admin/estimates'], async ({ now }) =>
  reply(200, { due: await listDueEstimates(now) }),
);
