import { enterPayment } from '#functions/payments/by-hand/enter-payment.ts';
import { toPayment } from '#functions/payments/record.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handle(
  adminPaymentRoutes['POST /api/admin/payments'],
  admin,
  async ({ body, caller }) => {
    const payment = await enterPayment(body, caller.subject);
    return reply(201, { payment: toPayment(payment) });
  },
);
