import { requestReceipt } from '#functions/payments/receipt/request-receipt.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(
  paymentRoutes['POST /api/payments/{id}/receipt'],
  anyone,
  async ({ params, body, event }) => {
    const emailedAt = await requestReceipt(params.id, body.clientSecret, await clientOf(event));
    if (emailedAt) return reply(202, { message: 'The receipt was emailed a few minutes ago.', emailedAt });
    return reply(202, { message: 'The receipt is on its way to the email address on the payment.' });
  },
);
