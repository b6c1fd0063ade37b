import { markOrder } from '#functions/payments/lab-orders/mark-order.ts';
import { now } from '#functions/platform/clock.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { labOrderRoutes } from '#shared/lab-orders/routes.ts';

export const handler = handle(
  labOrderRoutes['PUT /api/lab-orders/{number}'],
  admin,
  async ({ params, body, caller }) => {
    const order = await markOrder(params.number, body, { by: caller.subject, now: now() });
    return reply(200, { order });
  },
);
