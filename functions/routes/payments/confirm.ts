import { settlePayment } from '#functions/payments/settle/settle-payment.ts';
import { findPayment, noSuchPayment } from '#functions/payments/store.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(
  paymentRoutes['POST /api/payments/confirm-payment'],
  anyone,
  async ({ body: { paymentIntentId } }) => {
    // Anyone may call this, so Stripe is asked only about payments that we have begun.
    await findPayment(paymentIntentId);
    const payment = await settlePayment(paymentIntentId);
    if (!payment) throw noSuchPayment();
    return reply(200, { payment: { id: payment.id, status: payment.status } });
  },
);
