import { readWorklist } from '#functions/payments/worklist/read-worklist.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { handleStaff } from '#functions/platform/http/staff-caller.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handleStaff(adminPaymentRoutes['GET /api/payments/worklist'], async ({ now }) =>
  reply(200, await readWorklist(now)),
);
