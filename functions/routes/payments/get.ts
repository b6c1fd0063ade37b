import { toPayment } from '#functions/payments/record.ts';
import { findPayment } from '#functions/payments/store.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handle(
  adminPaymentRoutes['GET /api/payments/{id}'],
  loggingViews(admin),
  async ({ params }) => {
    const item = await findPayment(params.id);
    return reply(200, { payment: toPayment(item) });
  },
);
