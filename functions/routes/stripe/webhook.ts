import type Stripe from 'stripe';
import { countFailedCard } from '#functions/payments/failed-cards.ts';
import { settlePayment } from '#functions/payments/settle-payment.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { isEventDone, markEventDone } from '#functions/stripe/events.ts';
import { isLive, stripeKeys } from '#functions/stripe/keys.ts';
import { stripe } from '#functions/stripe/webhook-caller.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

/** The id of the intent that an event is about, if it is about one. */
function intentIdOf({ data: { object } }: Stripe.Event): string | undefined {
  if (!('object' in object)) return undefined;
  if (object.object === 'payment_intent') return object.id;
  if (object.object !== 'charge' && object.object !== 'refund' && object.object !== 'dispute')
    return undefined;
  const intent = object.payment_intent;
  return typeof intent === 'string' ? intent : intent?.id;
}

// An event only says where to look: what it tells may be old, and Stripe is asked for the truth.
export const handler = handle(
  paymentRoutes['POST /api/stripe/webhook'],
  stripe,
  async ({ caller: event }) => {
    const intentId = intentIdOf(event);
    if (!intentId) return reply(200, { received: true });
    if (event.livemode !== isLive(await stripeKeys())) {
      countMetric('PaymentMismatch');
      return reply(200, { received: true });
    }
    if (await isEventDone(event.id)) return reply(200, { received: true });
    const payment = await settlePayment(intentId);
    if (payment && event.type === 'payment_intent.payment_failed') await countFailedCard(intentId, event.id);
    await markEventDone(event.id);
    return reply(200, { received: true });
  },
);
