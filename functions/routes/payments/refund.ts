import { toPayment } from '#functions/payments/record.ts';
import { refundPayment } from '#functions/payments/refund/refund-payment.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handle(
  adminPaymentRoutes['POST /api/payments/{id}/refund'],
  loggingViews(admin),
  async ({ params, body, caller }) => {
    const payment = await refundPayment(params.id, body, caller.subject);
    return reply(200, { payment: toPayment(payment) });
  },
);
