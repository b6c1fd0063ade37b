import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Clock, Later } from './later.ts';
import type { StripeStore } from './store.ts';

export type EventType = Stripe.Event['type'];

/** The object in the data of an event of this type. */
export type ObjectOf<Type extends EventType> = Extract<Stripe.Event, { type: Type }>['data']['object'];

/** Records an event and posts it. */
export type Emit = <Type extends EventType>(
  type: Type,
  object: ObjectOf<Type>,
  previous?: Partial<ObjectOf<Type>>,
) => void;

/** What all parts of the simulator share. */
export interface Account {
  store: StripeStore;
  clock: Clock;
  emit: Emit;
  later: Later;
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomText(length: number): string {
  return [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
}

/** An id such as `pi_3QX…`, of the same length as Stripe's. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}
