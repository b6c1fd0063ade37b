import { processStripeEvent } from '#functions/payments/settle/process-stripe-event.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { stripe } from '#functions/stripe/webhook-caller.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

export const handler = handle(
  paymentRoutes['POST /api/stripe/webhook'],
  stripe,
  async ({ caller: event }) => {
    await processStripeEvent(event);
    return reply(200, { received: true });
  },
);
