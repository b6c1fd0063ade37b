import type Stripe from 'stripe';
import { stripeEventTypes } from '#shared/payments/stripe.ts';
import { askStripe } from './client.ts';
import { idOf } from './intents.ts';
import { type ListPage, type ListPosition, listOptions, pageFrom, pageOf } from './list-page.ts';

export type StripeEvent = Stripe.Event;

/** The id of the intent that an event is about, if any. */
export function intentIdOf({ data: { object } }: StripeEvent): string | undefined {
  if (!('object' in object)) return undefined;
  switch (object.object) {
    case 'payment_intent':
      return object.id;
    case 'charge':
    case 'refund':
    case 'dispute':
    case 'radar.early_fraud_warning':
      return idOf(object.payment_intent);
    default:
      return undefined;
  }
}

/** A page of the events that we read, since a time (Unix seconds), newest first. Stripe keeps events for 30 days. */
export async function eventsSince(position: ListPosition): Promise<ListPage<StripeEvent>> {
  const params = { ...pageFrom(position), types: [...stripeEventTypes] };
  return pageOf(await askStripe((stripe) => stripe.events.list(params, listOptions)));
}
