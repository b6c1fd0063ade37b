import { isOtherSalesKey, markOtherSalesHandled } from '#functions/other-sales/mark-handled.ts';
import { markHandled } from '#functions/payments/by-hand/mark-handled.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handleViews(
  adminPaymentRoutes['POST /api/payments/{id}/handled'],
  async ({ params, body, caller }) => {
    if (isOtherSalesKey(body.key)) await markOtherSalesHandled(body.key, body.note, caller.subject);
    else await markHandled(params.id, body, caller.subject);
    return reply(200, { success: true });
  },
);
