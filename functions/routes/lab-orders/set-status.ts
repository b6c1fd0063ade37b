import { markOrder } from '#functions/payments/lab-orders/mark-order.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { labOrderRoutes } from '#shared/lab-orders/routes.ts';

export const handler = handleViews(
  labOrderRoutes['PUT /api/lab-orders/{number}'],
  async ({ params, body, caller, now }) => {
    const order = await markOrder(params.number, body, caller, now);
    return reply(200, { order });
  },
);
