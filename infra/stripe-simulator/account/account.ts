import type Stripe from 'stripe';
import type { Clock } from './clock.ts';
import type { Later } from './later.ts';
import type { StripeStore } from './store.ts';

export type EventType = Stripe.Event['type'];

/** The object that an event of this type tells about. */
export type ObjectOf<Type extends EventType> = Extract<Stripe.Event, { type: Type }>['data']['object'];

/** Records an event and posts it. `intent` is the id of its payment intent, if it is about one. */
export type Emit = <Type extends EventType>(
  type: Type,
  object: ObjectOf<Type>,
  intent: string | null,
  previous?: Partial<ObjectOf<Type>>,
) => void;

/** What every part of the simulator works on. */
export interface Account {
  store: StripeStore;
  clock: Clock;
  emit: Emit;
  later: Later;
}
