import { resendReceipt } from '#functions/payments/receipt/resend-receipt.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handle(
  adminPaymentRoutes['POST /api/admin/payments/{id}/resend'],
  admin,
  async ({ params, caller }) => {
    await resendReceipt(params.id, { actor: caller.subject, now: now() });
    return reply(202, { message: 'The receipt is on its way.' });
  },
);
