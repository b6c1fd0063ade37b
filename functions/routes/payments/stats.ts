import { readPaymentStats } from '#functions/payments/stats.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(paymentRoutes['GET /api/payments/stats'], admin, async (_request) =>
  reply(200, { stats: await readPaymentStats() }),
);
