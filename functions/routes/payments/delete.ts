import { deletePayment } from '#functions/payments/by-hand/delete-payment.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handle(
  adminPaymentRoutes['DELETE /api/payments/{id}'],
  loggingViews(admin),
  async ({ params, caller }) => {
    await deletePayment(params.id, caller.subject);
    return reply(200, { success: true });
  },
);
