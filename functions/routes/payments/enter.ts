import { enterPayment } from '#functions/payments/by-hand/enter-payment.ts';
import { toPayment } from '#functions/payments/record.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handle(
  adminPaymentRoutes['POST /api/admin/payments'],
  loggingViews(admin),
  async ({ body, caller }) => {
    const payment = await enterPayment(body, caller.subject);
    return reply(201, { payment: toPayment(payment) });
  },
);
