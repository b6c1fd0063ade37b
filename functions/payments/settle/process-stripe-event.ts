import type Stripe from 'stripe';
import { now as clock } from '#functions/platform/clock.ts';
import { isLive, stripeKeys } from '#functions/stripe/keys.ts';
import { noteEvent } from '#functions/stripe/last-event.ts';
import { isEventProcessed, markEventProcessed } from '#functions/stripe/processed-events.ts';
import { alarm } from './alarm.ts';
import { settlePayment } from './settle-payment.ts';

/** The id of the intent that an event is about, if any. */
function intentIdOf({ data: { object } }: Stripe.Event): string | undefined {
  if (!('object' in object)) return undefined;
  switch (object.object) {
    case 'payment_intent':
      return object.id;
    case 'charge':
    case 'refund':
    case 'dispute': {
      const intent = object.payment_intent;
      return typeof intent === 'string' ? intent : intent?.id;
    }
    default:
      return undefined;
  }
}

/** Settles the payment that a signed event is about. The event's content may be outdated: Stripe is asked again. */
export async function processStripeEvent(event: Stripe.Event): Promise<void> {
  const isOurMode = event.livemode === isLive(await stripeKeys());
  if (isOurMode) await noteEvent(clock());
  const intentId = intentIdOf(event);
  if (!intentId) return;
  if (!isOurMode) return alarm('payment-mismatched', intentId);
  if (await isEventProcessed(event.id)) return;
  await settlePayment(intentId);
  await markEventProcessed(event.id);
}
