import { toPayment } from '#functions/adapters/payment-item.ts';
import { listPayments } from '#functions/adapters/payment-list.ts';
import { admin } from '#functions/core/admin.ts';
import { now } from '#functions/core/clock.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(paymentRoutes['GET /api/payments/list'], admin, async ({ query }) => {
  const { items, nextCursor } = await listPayments(query, now());
  return reply(200, { payments: items.map(toPayment), nextCursor, complete: nextCursor === null });
});
