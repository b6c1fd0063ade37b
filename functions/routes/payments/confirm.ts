import { findPayment, noSuchPayment } from '#functions/adapters/payment-store.ts';
import { anyone } from '#functions/core/caller.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { settlePayment } from '#functions/core/settle-payment.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(
  paymentRoutes['POST /api/payments/confirm-payment'],
  anyone,
  async ({ body: { paymentIntentId } }) => {
    // Anybody may ask this: Stripe is asked only about what we have begun.
    await findPayment(paymentIntentId);
    const payment = await settlePayment(paymentIntentId);
    if (!payment) throw noSuchPayment();
    return reply(200, { payment: { id: payment.id, status: payment.status } });
  },
);
