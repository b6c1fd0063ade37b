import { resendReceipt } from '#functions/payments/receipt/resend-receipt.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { handleStaff } from '#functions/platform/http/staff-caller.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

export const handler = handleStaff(
  adminPaymentRoutes['POST /api/admin/payments/{id}/resend'],
  async ({ params, caller, now }) => {
    await resendReceipt(params.id, { actor: caller.subject, now: now });
    return reply(202, { message: 'The receipt is on its way.' });
  },
);
