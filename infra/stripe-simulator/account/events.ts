import type Stripe from 'stripe';
import { exactly } from './exactly.ts';
import { newId } from './ids.ts';

/** The API version of events: the one that this project's stripe package is pinned to. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive';

// The event types differ in their `data` only, which `Emit` checks.
type AnyEvent = Pick<Stripe.Event, Exclude<keyof Stripe.Event, 'type' | 'data'>> & {
  type: Stripe.Event['type'];
  data: { object: object; previous_attributes?: object };
};

export interface EventContent {
  type: Stripe.Event['type'];
  object: object;
  previous?: object | undefined;
  created: number;
  /** The API request that caused it. */
  request: Stripe.Event.Request;
}

export function newEvent({ type, object, previous, created, request }: EventContent): AnyEvent {
  return exactly<AnyEvent>()({
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  });
}
