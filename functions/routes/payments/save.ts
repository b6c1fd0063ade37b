import { changePayment } from '#functions/adapters/payment-changes.ts';
import { anyone } from '#functions/core/caller.ts';
import { now } from '#functions/core/clock.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { filledIn } from '#functions/core/new-payment.ts';
import { checkSecret } from '#functions/core/payment-proof.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(paymentRoutes['POST /api/payments'], anyone, async ({ body }) => {
  const { paymentIntentId, clientSecret, ...details } = body;
  const { id, status } = await changePayment(
    paymentIntentId,
    (item) => {
      checkSecret(item, clientSecret);
      return { to: filledIn(item, details) };
    },
    now(),
  );
  return reply(200, { payment: { id, status } });
});
