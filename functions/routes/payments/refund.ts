import { toPayment } from '#functions/payments/record.ts';
import { refundPayment } from '#functions/payments/refund/refund-payment.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handleViews(
  adminPaymentRoutes['POST /api/payments/{id}/refund'],
  async ({ params, body, caller }) => {
    const payment = await refundPayment(params.id, body, caller.subject);
    return reply(200, { payment: toPayment(payment) });
  },
);
