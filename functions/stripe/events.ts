import type Stripe from 'stripe';
import { askStripe } from './client.ts';
import { type ListPage, type ListPosition, listOptions, pageOf, pageSize } from './list-page.ts';

export type StripeEvent = Stripe.Event;

/** The id of the intent that an event is about, if any. */
export function intentIdOf({ data: { object } }: StripeEvent): string | undefined {
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

/** A page of the events since a time (Unix seconds), newest first. Stripe keeps them for 30 days. */
export async function eventsSince({ since, after }: ListPosition): Promise<ListPage<StripeEvent>> {
  return pageOf(
    await askStripe((stripe) =>
      stripe.events.list(
        {
          created: { gte: since },
          limit: pageSize,
          ...(after !== undefined && { starting_after: after }),
        },
        listOptions,
      ),
    ),
  );
}
