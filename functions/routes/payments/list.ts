import { listPayments } from '#functions/payments/list-payments.ts';
import { toPayment } from '#functions/payments/record.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handleViews(adminPaymentRoutes['GET /api/payments/list'], async ({ query, now }) => {
  const { items, nextCursor } = await listPayments(query, now);
  return reply(200, { payments: items.map(toPayment), nextCursor, complete: nextCursor === null });
});
