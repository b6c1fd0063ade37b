import { beginPayment } from '#functions/payments/begin/begin-payment.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(
  paymentRoutes['POST /api/payments/create-payment-intent'],
  anyone,
  async ({ body, event }) => {
    const { id, clientSecret } = await beginPayment(body, await clientOf(event));
    return reply(200, { id, paymentIntentId: id, clientSecret });
  },
);
