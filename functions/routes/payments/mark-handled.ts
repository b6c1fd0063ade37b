import { isOtherSalesKey, markOtherSalesHandled } from '#functions/other-sales/mark-handled.ts';
import { markHandled } from '#functions/payments/by-hand/mark-handled.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handle(
  adminPaymentRoutes['POST /api/payments/{id}/handled'],
  loggingViews(admin),
  async ({ params, body, caller }) => {
    if (isOtherSalesKey(body.key)) await markOtherSalesHandled(body.key, body.note, caller.subject);
    else await markHandled(params.id, body, caller.subject);
    return reply(200, { success: true });
  },
);
