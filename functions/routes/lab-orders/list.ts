import { listOrders } from '#functions/payments/lab-orders/list-orders.ts';
import { toLabOrder } from '#functions/payments/lab-orders/order.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { labOrderRoutes } from '#shared/lab-orders/routes.ts';

export const handler = handleViews(labOrderRoutes['GET /api/lab-orders'], async ({ query, caller }) => {
  const { items, nextCursor } = await listOrders(query);
  const orders = items.map((item) => toLabOrder(item, caller.role));
  return reply(200, { orders, nextCursor, complete: nextCursor === null });
});
