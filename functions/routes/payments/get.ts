import { toPayment } from '#functions/payments/record.ts';
import { findPayment } from '#functions/payments/store.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handleViews(adminPaymentRoutes['GET /api/payments/{id}'], async ({ params }) => {
  const item = await findPayment(params.id);
  return reply(200, { payment: toPayment(item) });
});
