import type Stripe from 'stripe';
import type { StripeStore } from './account/store.ts';
import { publicIntent } from './payments/public-intent.ts';
import { expand } from './requests/expand.ts';
import { noSuch, StripeFailure } from './requests/failure.ts';
import { listOf, type Params } from './requests/form.ts';
import type { KeyKind, Route } from './requests/route.ts';
import { checkParams } from './requests/shape.ts';

function isIntent(object: object): object is Stripe.PaymentIntent {
  return 'object' in object && object.object === 'payment_intent';
}

function unrecognized(method: string, path: string): StripeFailure {
  return new StripeFailure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  });
}

function needsSecretKey(): StripeFailure {
  return new StripeFailure(401, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
  });
}

export interface Request {
  method: string;
  path: string;
  params: Params;
  key: KeyKind;
}

/** Returns a function that finds and runs the route of a request. It throws a StripeFailure. */
export function createRouter(store: StripeStore, routes: readonly Route[]) {
  return ({ method, path, params, key }: Request): object => {
    const [, version = '', collection = '', id, action, ...more] = path.split('/');
    const pattern = [version, collection, ...(id ? [':id'] : []), ...(action ? [action] : [])].join('/');
    const route = routes.find(({ endpoint }) => endpoint === `${method} /${pattern}`);
    if (!route || more.length > 0) throw unrecognized(method, path);
    if (key !== 'secret' && !route.isPublic) throw needsSecretKey();
    if (key === 'foreign') throw noSuch(collection.replace(/s$/, ''), id ?? '');
    checkParams(params, route.shape);
    const object = route.run(id ?? '', params, key);
    if (key === 'publishable') return isIntent(object) ? publicIntent(object) : object;
    return expand(store, object, listOf(params, 'expand'));
  };
}
