import { listOrders } from '#functions/payments/lab-orders/list-orders.ts';
import { toLabOrder } from '#functions/payments/lab-orders/to-lab-order.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { labOrderRoutes } from '#shared/lab-orders/routes.ts';

export const handler = handle(
  labOrderRoutes['GET /api/lab-orders'],
  loggingViews(desk),
  async ({ query, caller }) => {
    const { items, nextCursor } = await listOrders(query);
    const orders = items.map((item) => toLabOrder(item, caller.role));
    return reply(200, { orders, nextCursor, complete: nextCursor === null });
  },
);
