import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Clock, Later } from './later.ts';
import type { StripeStore } from './store.ts';

export type EventType = Stripe.Event['type'];

/** The object in the data of an event of this type. */
export type ObjectOf<Type extends EventType> = Extract<Stripe.Event, { type: Type }>['data']['object'];

/** Records an event, and posts it if the simulator posts events. */
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

type Primitive = string | number | boolean | null | undefined;

type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/**
 * True when `Got` is exactly one of the types in the union `Want`, such as a whole Stripe object. The
 * fields of `Got` then need no comparison.
 */
type IsOneOf<Got, Want> = true extends (Want extends unknown ? IsSame<Got, Want> : never) ? true : false;

type ObjectsIn<Want> = Exclude<Want, Primitive>;
type KeyOf<Want> = Want extends unknown ? keyof Want : never;
type ValueAt<Want, Key> = Want extends unknown ? (Key extends keyof Want ? Want[Key] : never) : never;
type ItemOf<Want> = Want extends readonly (infer Item)[] ? Item : never;

/** `Got`, with `never` for every field that `Want` doesn't have, at any depth. */
type Exactly<Got, Want> = Got extends Primitive
  ? Got
  : IsOneOf<Got, Want> extends true
    ? Got
    : Got extends readonly (infer Item)[]
      ? Exactly<Item, ItemOf<Want>>[]
      : {
          [Key in keyof Got]: Key extends KeyOf<ObjectsIn<Want>>
            ? Exactly<Got[Key], ValueAt<ObjectsIn<Want>, Key>>
            : never;
        };

/**
 * Returns its argument, which the compiler checks to be exactly a `Want`: no field is missing or extra, at
 * any depth. A plain annotation would allow extra fields from a spread. An update of the stripe package that
 * adds, renames or removes a field fails the check.
 */
export function exactly<Want>() {
  return <Got extends Want>(value: Got & Exactly<Got, Want>): Want => value;
}

type WordsIn<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | WordsIn<Rest> : Text;

/** Splits lines into words whose literal types the compiler knows: `words('id object')`. */
export function words<Text extends string>(...lines: Text[]): WordsIn<Text>[] {
  return lines.flatMap((line) => line.split(' ')) as WordsIn<Text>[];
}

/** Null fields with these names: `nulls('customer mandate')`. */
export function nulls<Text extends string>(...lines: Text[]): Record<WordsIn<Text>, null> {
  return Object.fromEntries(words(...lines).map((name) => [name, null])) as Record<WordsIn<Text>, null>;
}
