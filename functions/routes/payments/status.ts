import { findPayment } from '#functions/payments/store.ts';
import { anyone, handle, reply } from '#functions/platform/http/handle.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(
  paymentRoutes['GET /api/payments/payment-status/{id}'],
  anyone,
  async ({ params }) => {
    const { id, status, amountCents, currency } = await findPayment(params.id);
    return reply(200, { id, status, amount: centsToDollars(amountCents), currency });
  },
);
