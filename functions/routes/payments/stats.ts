import { readPaymentStats } from '#functions/adapters/payment-stats.ts';
import { admin } from '#functions/core/admin.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(paymentRoutes['GET /api/payments/stats'], admin, async (_request) =>
  reply(200, { stats: await readPaymentStats() }),
);
