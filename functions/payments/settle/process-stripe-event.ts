import { now as clock } from '#functions/platform/clock.ts';
import { intentIdOf, type StripeEvent } from '#functions/stripe/events.ts';
import { isLiveMode } from '#functions/stripe/keys.ts';
import { isEventProcessed, markEventProcessed, noteEvent } from '#functions/stripe/noted-events.ts';
import { isReadEventType } from '#shared/payments/stripe.ts';
import { noteFraudWarning } from './fraud-warning.ts';
import { alarm } from './payment-news.ts';
import { settlePayment } from './settle-payment.ts';

/** Settles the payment of a signed event. Asks Stripe again, since the event's content may be outdated. */
export async function processStripeEvent(event: StripeEvent): Promise<void> {
  const isOurMode = event.livemode === (await isLiveMode());
  if (isOurMode) await noteEvent(clock());
  const intentId = isReadEventType(event.type) ? intentIdOf(event) : undefined;
  if (!intentId) return;
  if (!isOurMode) return alarm('payment-mismatched', intentId);
  if (await isEventProcessed(event.id)) return;
  await settlePayment(intentId);
  await noteFraudWarning(event, intentId);
  await markEventProcessed(event.id);
}
