import { enterPayment } from '#functions/payments/by-hand/enter-payment.ts';
import { toPayment } from '#functions/payments/record.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handleViews(
  adminPaymentRoutes['POST /api/admin/payments'],
  async ({ body, caller }) => {
    const payment = await enterPayment(body, caller.subject);
    return reply(201, { payment: toPayment(payment) });
  },
);
