import { searchPayments } from '#functions/payments/list-payments.ts';
import { toPayment } from '#functions/payments/record.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handleViews(adminPaymentRoutes['POST /api/payments/search'], async ({ body, now }) => {
  const { items, nextCursor } = await searchPayments(body, now);
  return reply(200, { payments: items.map(toPayment), nextCursor, complete: nextCursor === null });
});
