import { listPayments } from '#functions/payments/list-payments.ts';
import { toPayment } from '#functions/payments/record.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handle(
  adminPaymentRoutes['GET /api/payments/list'],
  loggingViews(admin),
  async ({ query }) => {
    const { items, nextCursor } = await listPayments(query, now());
    return reply(200, { payments: items.map(toPayment), nextCursor, complete: nextCursor === null });
  },
);
