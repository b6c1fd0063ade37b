import { readWorklist } from '#functions/payments/worklist/read-worklist.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handle(adminPaymentRoutes['GET /api/payments/worklist'], admin, async () =>
  reply(200, await readWorklist(now())),
);
