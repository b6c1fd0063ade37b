import { searchOrders } from '#functions/payments/lab-orders/list-orders.ts';
import { toLabOrder } from '#functions/payments/lab-orders/to-lab-order.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { labOrderRoutes } from '#shared/lab-orders/routes.ts';

export const handler = handle(
  labOrderRoutes['POST /api/lab-orders/search'],
  loggingViews(desk),
  async ({ body, caller }) => {
    const { items, nextCursor } = await searchOrders(body);
    const orders = items.map((item) => toLabOrder(item, caller.role));
    return reply(200, { orders, nextCursor, complete: nextCursor === null });
  },
);
