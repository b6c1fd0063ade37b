import { changePayment } from '#functions/payments/change.ts';
import { checkSecret } from '#functions/payments/client-secret.ts';
import { filledIn } from '#functions/payments/new-record.ts';
import { now } from '#functions/platform/clock.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
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
