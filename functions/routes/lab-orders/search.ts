import { searchOrders } from '#functions/payments/lab-orders/list-orders.ts';
import { toLabOrder } from '#functions/payments/lab-orders/to-lab-order.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { labOrderRoutes } from '#shared/lab-orders/routes.ts';

export const handler = handle(labOrderRoutes['POST /api/lab-orders/search'], admin, async ({ body }) => {
  const { items, nextCursor } = await searchOrders(body);
  return reply(200, { orders: items.map(toLabOrder), nextCursor, complete: nextCursor === null });
});
