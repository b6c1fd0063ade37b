import { readPaymentStats } from '#functions/payments/stats.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { handleStaff } from '#functions/platform/http/staff-caller.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handleStaff(adminPaymentRoutes['GET /api/payments/stats'], async (_request) =>
  reply(200, { stats: await readPaymentStats() }),
);
