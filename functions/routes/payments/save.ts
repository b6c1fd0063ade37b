import { fillInPayment } from '#functions/payments/fill-in-payment.ts';
import { toPublicPayment } from '#functions/payments/record.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(paymentRoutes['POST /api/payments'], anyone, async ({ body }) => {
  const { paymentIntentId, clientSecret, ...details } = body;
  const payment = await fillInPayment(paymentIntentId, clientSecret, details);
  return reply(200, { payment: toPublicPayment(payment) });
});
