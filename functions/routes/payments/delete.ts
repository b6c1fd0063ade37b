import { deletePayment } from '#functions/payments/by-hand/delete-payment.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handleViews(
  adminPaymentRoutes['DELETE /api/payments/{id}'],
  async ({ params, caller }) => {
    await deletePayment(params.id, caller.subject);
    return reply(200, { success: true });
  },
);
