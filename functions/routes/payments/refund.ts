import { claimRefund } from '#functions/payments/claim-refund.ts';
import { toPayment } from '#functions/payments/record.ts';
import { refundPayment } from '#functions/payments/refund-payment.ts';
import { settlePayment } from '#functions/payments/settle-payment.ts';
import { findPayment, noSuchPayment } from '#functions/payments/store.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(
  paymentRoutes['POST /api/payments/{id}/refund'],
  admin,
  async ({ params: { id }, body, caller }) => {
    await findPayment(id);
    if (!(await settlePayment(id))) throw noSuchPayment();
    const claimed = await claimRefund(id, body, caller.subject);
    return reply(200, { payment: toPayment(await refundPayment(claimed)) });
  },
);
