import { isOtherSalesKey, putOtherSalesAway } from '#functions/other-sales/put-away.ts';
import { putAway } from '#functions/payments/by-hand/put-away.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handle(
  adminPaymentRoutes['POST /api/payments/{id}/handled'],
  admin,
  async ({ params, body, caller }) => {
    if (isOtherSalesKey(body.key)) await putOtherSalesAway(body.key, body.note, caller.subject);
    else await putAway(params.id, body, caller.subject);
    return reply(200, { success: true });
  },
);
