import type Stripe from 'stripe';
import { invalidRequest, noSuch, StripeFailure } from './failure.ts';
import { listOf, type Params, textOf } from './form.ts';
import { allowOnly, pageOf } from './params.ts';
import type { PaymentIntents } from './payment-intents.ts';
import { createMethod } from './payment-methods.ts';
import { publicIntent } from './public-intent.ts';
import type { Refunds } from './refunds.ts';
import type { StripeStore } from './store.ts';

/** The kind of key a call carries. A browser's is publishable and may do little. */
export type KeyKind = 'secret' | 'publishable';

export interface ApiParts {
  store: StripeStore;
  payments: PaymentIntents;
  refunds: Refunds;
}

interface Route {
  /** `POST /v1/payment_intents/:id/confirm` */
  endpoint: string;
  /** Whether a browser may call it. */
  isPublic?: true;
  run: (parts: ApiParts, id: string, params: Params, key: KeyKind) => object;
}

function intentFor({ payments }: ApiParts, id: string, params: Params, key: KeyKind): Stripe.PaymentIntent {
  return key === 'secret' ? payments.find(id) : payments.findWith(id, textOf(params, 'client_secret'));
}

function eventOf({ payload }: { payload: string }): Stripe.Event {
  return JSON.parse(payload) as Stripe.Event;
}

function listCharges(store: StripeStore, params: Params): Stripe.ApiList<Stripe.Charge> {
  allowOnly(params, ['created', 'ending_before', 'limit', 'payment_intent', 'starting_after']);
  const intent = textOf(params, 'payment_intent');
  const charges = store
    .all('charges')
    .filter(({ payment_intent }) => intent === undefined || payment_intent === intent);
  return pageOf(charges, params, '/v1/charges');
}

function listDisputes(store: StripeStore, params: Params): Stripe.ApiList<Stripe.Dispute> {
  allowOnly(params, ['charge', 'created', 'ending_before', 'limit', 'payment_intent', 'starting_after']);
  const intent = textOf(params, 'payment_intent');
  const disputes = store
    .all('disputes')
    .filter(({ payment_intent }) => intent === undefined || payment_intent === intent);
  return pageOf(disputes, params, '/v1/disputes');
}

const routes: readonly Route[] = [
  {
    endpoint: 'POST /v1/payment_intents',
    run: ({ payments }, _, params) => payments.create(params),
  },
  {
    endpoint: 'GET /v1/payment_intents',
    run: ({ payments }, _, params) => payments.list(withoutExpand(params)),
  },
  { endpoint: 'GET /v1/payment_intents/:id', isPublic: true, run: intentFor },
  {
    endpoint: 'POST /v1/payment_intents/:id/confirm',
    isPublic: true,
    run: (parts, id, params, key) => parts.payments.confirm(intentFor(parts, id, params, key), params),
  },
  {
    endpoint: 'POST /v1/payment_intents/:id/cancel',
    run: ({ payments }, id, params) => payments.cancel(payments.find(id), params),
  },
  {
    endpoint: 'POST /v1/payment_methods',
    isPublic: true,
    run: ({ store }, _, params) => createMethod(store, params),
  },
  { endpoint: 'POST /v1/refunds', run: ({ refunds }, _, params) => refunds.create(params) },
  { endpoint: 'GET /v1/refunds', run: ({ refunds }, _, params) => refunds.list(withoutExpand(params)) },
  {
    endpoint: 'GET /v1/disputes',
    run: ({ store }, _, params) => listDisputes(store, withoutExpand(params)),
  },
  { endpoint: 'GET /v1/refunds/:id', run: ({ refunds }, id) => refunds.find(id) },
  {
    endpoint: 'GET /v1/charges',
    run: ({ store }, _, params) => listCharges(store, params),
  },
  {
    endpoint: 'GET /v1/charges/:id',
    run: ({ store }, id) => {
      const charge = store.get('charges', id);
      if (!charge) throw noSuch('charge', id);
      return charge;
    },
  },
  {
    endpoint: 'GET /v1/events',
    run: ({ store }, _, params) => {
      const type = textOf(params, 'type');
      const events = store.all('events').map(eventOf);
      return pageOf(
        events.filter((event) => type === undefined || event.type === type),
        params,
        '/v1/events',
      );
    },
  },
  {
    endpoint: 'GET /v1/events/:id',
    run: ({ store }, id) => {
      const event = store.get('events', id);
      if (!event) throw noSuch('event', id);
      return eventOf(event);
    },
  },
];

function withoutExpand({ expand: _, ...params }: Params): Params {
  return params;
}

const expandable: Record<string, 'charges' | 'intents' | 'methods'> = {
  charge: 'charges',
  latest_charge: 'charges',
  payment_intent: 'intents',
  payment_method: 'methods',
};

/** Replaces ids with their objects where `expand[]` asks for it. */
function expanded(store: StripeStore, object: object, fields: readonly string[]): object {
  const copy: Record<string, unknown> = { ...object };
  for (const field of fields) {
    const kind = expandable[field];
    if (!kind || !(field in copy)) throw invalidRequest(`This property cannot be expanded (${field}).`);
    if (typeof copy[field] === 'string') copy[field] = store.get(kind, copy[field]);
  }
  return copy;
}

function expand(store: StripeStore, object: object, fields: readonly string[]): object {
  if (fields.length === 0) return object;
  if (!('data' in object) || !Array.isArray(object.data)) return expanded(store, object, fields);
  const below = fields.map((field) => field.replace(/^data\./, ''));
  return { ...object, data: object.data.map((item: object) => expanded(store, item, below)) };
}

function isIntent(object: object): object is Stripe.PaymentIntent {
  return 'object' in object && object.object === 'payment_intent';
}

/** Finds and runs the route of a call. Throws a StripeFailure. */
export function runRoute(
  parts: ApiParts,
  method: string,
  path: string,
  params: Params,
  key: KeyKind,
): object {
  const [, version = '', collection = '', id, action] = path.split('/');
  const pattern = [version, collection, ...(id ? [':id'] : []), ...(action ? [action] : [])].join('/');
  const route = routes.find(({ endpoint }) => endpoint === `${method} /${pattern}`);
  if (!route || path.split('/').length > 5) {
    throw new StripeFailure(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    });
  }
  if (key === 'publishable' && !route.isPublic) {
    throw new StripeFailure(401, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message:
        'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    });
  }
  const object = route.run(parts, id ?? '', params, key);
  if (key === 'publishable') return isIntent(object) ? publicIntent(object) : object;
  return expand(parts.store, object, listOf(params, 'expand'));
}
