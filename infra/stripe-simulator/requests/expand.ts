import { words } from '#infra/stripe-simulator/account/exactly.ts';
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
const expandable: readonly string[] = words(
  'balance_transaction charge failure_balance_transaction latest_charge payment_intent payment_method source',
);

function objectOf(store: StripeStore, id: string): object | undefined {
  const kind = kinds[id.split('_', 1)[0] as keyof typeof kinds];
  return kind && store.get(kind, id);
}

function expandPath(
  store: StripeStore,
  object: Fields,
  path: string,
  [field = '', ...rest]: string[],
): Fields {
  const value = object[field];
  if (Array.isArray(value) && field === 'data') {
    return { ...object, data: value.map((item: Fields) => expandPath(store, item, path, rest)) };
  }
  if (!expandable.includes(field)) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  const inner = typeof value === 'string' ? objectOf(store, value) : value;
  if (typeof inner !== 'object' || inner === null) return object;
  return { ...object, [field]: rest.length > 0 ? expandPath(store, inner as Fields, path, rest) : inner };
}

/** Replaces ids with their objects where `expand[]` asks for it: `latest_charge`, `data.charge`, and deeper. */
export function expand(store: StripeStore, object: object, paths: readonly string[]): object {
  return paths.reduce((done, path) => expandPath(store, done as Fields, path, path.split('.')), object);
}
