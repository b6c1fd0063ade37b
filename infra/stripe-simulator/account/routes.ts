import type Stripe from 'stripe';
import { z } from 'zod';
import { words } from '#infra/stripe-simulator/account/account.ts';
import type { StripeStore } from '#infra/stripe-simulator/account/store.ts';
import { invalidRequest, noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { checked, integer, type Params, text, texts } from '#infra/stripe-simulator/requests/params.ts';

/**
 * The kind of key in a call. A browser's key is publishable, and may only call public routes. A foreign key belongs to
 * another account, and finds no object of this one.
 */
export type KeyKind = 'secret' | 'publishable' | 'foreign';

const publicFields = words(
  'id object allowed_payment_method_types amount amount_details automatic_payment_methods canceled_at',
  'cancellation_reason capture_method client_secret confirmation_method created currency description',
  'last_payment_error livemode next_action payment_method payment_method_configuration_details',
  'payment_method_types processing receipt_email setup_future_usage shipping source status',
) satisfies (keyof Stripe.PaymentIntent)[];

/** An intent as a browser sees it, without its metadata and charge, which require the secret key. */
export function publicIntent(intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  return Object.fromEntries(publicFields.map((field) => [field, intent[field]]));
}

/** What a route gets besides the parameters: the id in the path, if any, and the kind of key. */
export interface Asked {
  id: string;
  key: KeyKind;
}

/** A route of Stripe's API. */
export interface Route {
  /** Such as `POST /v1/payment_intents/:id/confirm`. */
  endpoint: string;
  /** Whether a browser may call it. */
  isPublic: boolean;
  run: (params: Params, asked: Asked) => object;
}

export function route<Schema extends z.ZodType>(
  endpoint: string,
  schema: Schema,
  run: (params: z.output<Schema>, asked: Asked) => object,
  isPublic = false,
): Route {
  return { endpoint, isPublic, run: (params, asked) => run(checked(schema, params), asked) };
}

export const nothing = z.strictObject({});

const expansion = z.strictObject({ expand: texts });

const pageParams = z.strictObject({
  created: z.strictObject({ gte: integer }).optional(),
  limit: integer.refine((limit) => limit === undefined || (limit >= 1 && limit <= 100), {
    error: 'This value must be between 1 and 100.',
    params: { code: 'parameter_invalid_integer' },
  }),
  starting_after: text,
});

interface Listed {
  id: string;
  created: number;
}

/** One page of a list, newest first. `all` is oldest first. */
function pageOf<Item extends Listed>(
  all: readonly Item[],
  { created: { gte = 0 } = {}, limit = 10, starting_after: after }: z.output<typeof pageParams>,
  url: string,
): Stripe.ApiList<Item> {
  const items = all.filter(({ created }) => created >= gte).toReversed();
  const start = items.findIndex(({ id }) => id === after) + 1;
  if (after && start === 0) {
    throw invalidRequest(`No such object: '${after}'`, { code: 'resource_missing', param: 'starting_after' });
  }
  const data = items.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < items.length, url };
}

interface Listable<Item, Filters extends z.ZodRawShape> {
  /** Such as `/v1/refunds`. */
  path: string;
  /** Oldest first. */
  all: () => readonly Item[];
  /** The filters of a list, besides the time and the page. */
  filters: z.ZodObject<Filters>;
  /** Whether an item fits the filters. Default: each filter equals the item's field of the same name. */
  fits?: (item: Item, filters: z.output<z.ZodObject<Filters>>) => boolean;
  show?: (item: Item) => object;
}

/** The route that lists objects, newest first, page by page. */
export function listRoute<Item extends Listed, Filters extends z.ZodRawShape>({
  path,
  all,
  filters,
  fits = (item, wanted) =>
    Object.entries(wanted).every(([name, value]) => item[name as keyof Item] === value),
  show = (item) => item,
}: Listable<Item, Filters>): Route {
  const names = Object.keys(pageParams.shape);
  return route(`GET ${path}`, pageParams.extend(filters.shape), (params) => {
    const wanted = Object.entries(params).filter(([name]) => !names.includes(name));
    const found = all().filter((item) => fits(item, Object.fromEntries(wanted) as never));
    const page = pageOf(found, params as z.output<typeof pageParams>, path);
    return { ...page, data: page.data.map(show) };
  });
}

/**
 * The routes that list objects and that return one.
 * @param find throws a StripeFailure when the object doesn't exist
 */
export function readRoutes<Item extends Listed, Filters extends z.ZodRawShape>(
  listed: Listable<Item, Filters>,
  find: (id: string) => Item,
): Route[] {
  const { path, show = (item) => item } = listed;
  return [listRoute(listed), route(`GET ${path}/:id`, nothing, (_, { id }) => show(find(id)))];
}

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

/** The fields in which `expand[]` can replace an id with its object. */
const expandable: readonly string[] = words(
  'balance_transaction charge failure_balance_transaction latest_charge payment_intent payment_method source',
);

function objectOf(store: StripeStore, id: string): object | undefined {
  const kind = kinds[id.split('_', 1)[0] as keyof typeof kinds];
  return kind && store.get(kind, id);
}

function expandPath(store: StripeStore, object: Fields, path: string, steps: string[]): Fields {
  const [field = '', ...rest] = steps;
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

/** Replaces ids with their objects at the paths that `expand[]` names, such as `latest_charge` or `data.charge`. */
function expand(store: StripeStore, object: object, paths: readonly string[]): object {
  return paths.reduce((done, path) => expandPath(store, done as Fields, path, path.split('.')), object);
}

/**
 * Returns a function that finds and runs the route for a call such as `POST /v1/refunds`, and throws a
 * StripeFailure for a call that is refused.
 */
export function createRouter(store: StripeStore, routes: readonly Route[]) {
  const patterns = routes.map(({ endpoint, ...rest }) => ({
    pattern: new RegExp(`^${endpoint.replace(':id', '([^/]+)')}$`),
    ...rest,
  }));
  return (endpoint: string, { expand: asks, ...params }: Params, key: KeyKind): object => {
    const found = patterns.find(({ pattern }) => pattern.test(endpoint));
    if (!found) throw invalidRequest(`Unrecognized request URL (${endpoint.replace(' ', ': ')}).`, {}, 404);
    const [, id = ''] = found.pattern.exec(endpoint) ?? [];
    if (key !== 'secret' && !found.isPublic) {
      const message = 'A publishable key cannot make this API call. Use a secret key.';
      throw invalidRequest(message, { code: 'secret_key_required' }, 401);
    }
    if (key === 'foreign') throw noSuch('object', id);
    const { expand: paths = [] } = checked(expansion, asks === undefined ? {} : { expand: asks });
    const object = found.run(params, { id, key });
    if (key === 'secret') return expand(store, object, paths);
    const isIntent = 'object' in object && object.object === 'payment_intent';
    return isIntent ? publicIntent(object as Stripe.PaymentIntent) : object;
  };
}
