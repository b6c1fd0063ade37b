import { toPayment } from '#functions/adapters/payment-item.ts';
import { findPayment, noSuchPayment } from '#functions/adapters/payment-store.ts';
import { admin } from '#functions/core/admin.ts';
import { claimRefund } from '#functions/core/claim-refund.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { refundPayment } from '#functions/core/refund-payment.ts';
import { settlePayment } from '#functions/core/settle-payment.ts';
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
