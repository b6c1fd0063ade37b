import { setPaymentStatus } from '#functions/payments/by-hand/set-status.ts';
import { toPayment } from '#functions/payments/record.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handleViews(
  adminPaymentRoutes['PUT /api/payments/{id}/status'],
  async ({ params, body, caller }) => {
    const payment = await setPaymentStatus(params.id, body, caller.subject);
    return reply(200, { payment: toPayment(payment) });
  },
);
