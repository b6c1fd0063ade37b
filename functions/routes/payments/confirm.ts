import { toPublicPayment } from '#functions/payments/record.ts';
import { settleWithinLimit } from '#functions/payments/settle/settle-payment.ts';
import { noSuchPayment } from '#functions/payments/store.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(
  paymentRoutes['POST /api/payments/confirm-payment'],
  anyone,
  async ({ body: { paymentIntentId } }) => {
    const payment = await settleWithinLimit(paymentIntentId);
    if (!payment) throw noSuchPayment();
    return reply(200, { payment: toPublicPayment(payment) });
  },
);
