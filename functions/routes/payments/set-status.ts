import { setPaymentStatus } from '#functions/payments/by-hand/set-status.ts';
import { toPayment } from '#functions/payments/record.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handle(
  adminPaymentRoutes['PUT /api/payments/{id}/status'],
  loggingViews(admin),
  async ({ params, body, caller }) => {
    const payment = await setPaymentStatus(params.id, body, caller.subject);
    return reply(200, { payment: toPayment(payment) });
  },
);
