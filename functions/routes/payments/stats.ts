import { readPaymentStats } from '#functions/payments/stats.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handle(adminPaymentRoutes['GET /api/payments/stats'], admin, async (_request) =>
  reply(200, { stats: await readPaymentStats() }),
);
