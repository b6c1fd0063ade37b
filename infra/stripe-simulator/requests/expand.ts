import type { StripeStore } from '#infra/stripe-simulator/account/store.ts';
import { invalidRequest } from './failure.ts';

type Fields = Record<string, unknown>;

const kinds = {
  ch: 'charges',
  dp: 'disputes',
  pi: 'intents',
  pm: 'methods',
  po: 'payouts',
  re: 'refunds',
  txn: 'transactions',
} as const;

/** The fields that are an id or, on request, its object. */
const expandable: Readonly<Record<string, readonly string[]>> = {
  balance_transaction: ['source'],
  charge: ['balance_transaction', 'failure_balance_transaction', 'payment_intent'],
  dispute: ['charge', 'payment_intent'],
  payment_intent: ['latest_charge', 'payment_method'],
  payout: ['balance_transaction', 'failure_balance_transaction'],
  refund: [
    'balance_transaction',
    'charge',
    'failure_balance_transaction',
    'payment_intent',
    'payment_method',
  ],
};

function objectOf(store: StripeStore, id: string): object | undefined {
  const kind = kinds[id.split('_', 1)[0] as keyof typeof kinds];
  return kind && store.get(kind, id);
}

function expandPath(
  store: StripeStore,
  object: Fields,
  [field = '', ...rest]: string[],
  path: string,
): Fields {
  const value = object[field];
  if (Array.isArray(value) && field === 'data') {
    return { ...object, data: value.map((item: Fields) => expandPath(store, item, rest, path)) };
  }
  if (!expandable[String(object.object)]?.includes(field)) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  const inner = typeof value === 'string' ? objectOf(store, value) : value;
  if (typeof inner !== 'object' || inner === null) return object;
  const expanded = rest.length > 0 ? expandPath(store, inner as Fields, rest, path) : inner;
  return { ...object, [field]: expanded };
}

/** Replaces ids with their objects where `expand[]` asks for it: `latest_charge`, `data.charge`, and deeper. */
export function expand(store: StripeStore, object: object, paths: readonly string[]): object {
  return paths.reduce((done, path) => expandPath(store, done as Fields, path.split('.'), path), object);
}
