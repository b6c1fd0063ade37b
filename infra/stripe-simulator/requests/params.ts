import type Stripe from 'stripe';
import { invalidRequest, missingParam, StripeFailure } from './failure.ts';
import { groupOf, type Params, textOf } from './form.ts';
import type { ShapeOf } from './shape.ts';

/** A whole number in the smallest currency unit, such as `amount`. */
export function integerOf(params: Params, name: string): number | undefined {
  const text = textOf(params, name);
  if (text === undefined) return undefined;
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  throw invalidRequest(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: name });
}

const smallest = 50;
const largest = 99_999_999;
const currencies = new Set(['usd', 'eur', 'gbp', 'cad', 'aud']);

export function amountOf(params: Params): number {
  const amount = integerOf(params, 'amount');
  if (amount === undefined) throw missingParam('amount');
  const refuse = (code: string, message: string) => invalidRequest(message, { code, param: 'amount' });
  if (amount < 1) throw refuse('parameter_invalid_integer', 'This value must be greater than or equal to 1.');
  if (amount < smallest) throw refuse('amount_too_small', 'Amount must be at least $0.50 usd');
  if (amount > largest) throw refuse('amount_too_large', 'Amount must be no more than $999,999.99');
  return amount;
}

export function currencyOf(params: Params): string {
  const currency = textOf(params, 'currency')?.toLowerCase();
  if (currency === undefined) throw missingParam('currency');
  if (currencies.has(currency)) return currency;
  throw invalidRequest(
    `Invalid currency: ${currency}. Stripe currently supports these currencies: ${[...currencies].join(', ')}`,
    { param: 'currency' },
  );
}

const metadataKeys = 50;

export function metadataOf(params: Params): Record<string, string> {
  const entries = Object.entries(groupOf(params, 'metadata') ?? {});
  const refuse = (message: string) => invalidRequest(message, { param: 'metadata' });
  if (entries.length > metadataKeys) throw refuse('Metadata can have up to 50 keys.');
  for (const [key, value] of entries) {
    if (typeof value !== 'string') throw refuse('Metadata values must be strings.');
    if (key.length > 40) throw refuse('Metadata keys can have up to 40 characters.');
    if (value.length > 500) throw refuse('Metadata values can have up to 500 characters.');
  }
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Reads a parameter such as `created`, an instant or bounds, as a predicate on Unix seconds. */
export function within(params: Params, name: string): (instant: number) => boolean {
  const exact = integerOf(params, name);
  if (exact !== undefined) return (instant) => instant === exact;
  const bounds = groupOf(params, name) ?? {};
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => integerOf(bounds, name));
  return (instant) =>
    (gt === undefined || instant > gt) &&
    (gte === undefined || instant >= gte) &&
    (lt === undefined || instant < lt) &&
    (lte === undefined || instant <= lte);
}

/** The parameters of every list. */
export const pageShape = {
  ending_before: 'text',
  limit: 'integer',
  starting_after: 'text',
} as const satisfies ShapeOf<Stripe.PaginationParams>;

const mostListed = 100;

/** One page of a list, newest first. `all` is oldest first. */
export function pageOf<Item extends { id: string; created: number }>(
  all: readonly Item[],
  params: Params,
  url: string,
): Stripe.ApiList<Item> {
  const limit = integerOf(params, 'limit') ?? 10;
  if (limit < 1 || limit > mostListed) {
    throw invalidRequest('This value must be between 1 and 100.', {
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  }
  const isWithin = within(params, 'created');
  const items = all.filter(({ created }) => isWithin(created)).reverse();
  const indexAt = (name: string) => {
    const id = textOf(params, name);
    if (id === undefined) return undefined;
    const index = items.findIndex((item) => item.id === id);
    if (index >= 0) return index;
    const message = `No such object: '${id}'`;
    throw new StripeFailure(400, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message,
      param: name,
    });
  };
  const before = indexAt('ending_before');
  const after = indexAt('starting_after');
  const first = before === undefined ? (after ?? -1) + 1 : Math.max(0, before - limit);
  const end = before ?? items.length;
  const data = items.slice(first, Math.min(end, first + limit));
  const hasMore = before === undefined ? first + limit < items.length : first > 0;
  return { object: 'list', data, has_more: hasMore, url };
}
