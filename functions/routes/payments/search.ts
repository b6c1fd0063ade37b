import { searchPayments } from '#functions/payments/list-payments.ts';
import { toPayment } from '#functions/payments/record.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handle(
  adminPaymentRoutes['POST /api/payments/search'],
  loggingViews(admin),
  async ({ body }) => {
    const { items, nextCursor } = await searchPayments(body, now());
    return reply(200, { payments: items.map(toPayment), nextCursor, complete: nextCursor === null });
  },
);
