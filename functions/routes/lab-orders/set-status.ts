import { markOrder } from '#functions/payments/lab-orders/mark-order.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { labOrderRoutes } from '#shared/lab-orders/routes.ts';

export const handler = handle(
  labOrderRoutes['PUT /api/lab-orders/{number}'],
  loggingViews(desk),
  async ({ params, body, caller }) => {
    const order = await markOrder(params.number, body, caller, now());
    return reply(200, { order });
  },
);
