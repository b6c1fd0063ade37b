import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, send } from '#infra/local/http/answer.ts';
import { splitTarget } from '#infra/local/http/request-target.ts';
import type { Deliveries } from './account/deliveries.ts';
import { apiVersion } from './account/events.ts';
import { newId } from './account/ids.ts';
import type { StripeStore } from './account/store.ts';
import { publicIntent } from './payments/public-intent.ts';
import { invalidRequest, StripeFailure } from './requests/failure.ts';
import type { ApiFault, Faults } from './requests/faults.ts';
import { type Params, parseForm } from './requests/form.ts';
import { createIdempotency, type KeyedRequest } from './requests/idempotency.ts';
import type { KeyKind, Route } from './requests/route.ts';
import { createRouter } from './routes.ts';

export interface ApiKeys {
  secretKey: string;
  publishableKey: string;
}

/** A recorded call, so that tests can check what was sent to Stripe. */
export interface ApiCall {
  method: string;
  path: string;
  /** Form-encoded, from the body or the query. */
  form: string;
  idempotencyKey: string | null;
  /** The `stripe-version` header. */
  version: string | null;
  key: KeyKind | 'none';
}

export interface ApiOptions {
  store: StripeStore;
  routes: readonly Route[];
  keys: ApiKeys;
  faults: Faults;
  deliveries: Deliveries;
  onCall?: (call: ApiCall) => void;
}

function unauthenticated(message: string): StripeFailure {
  return new StripeFailure(401, { type: 'invalid_request_error', message });
}

function keyIn(authorization: string): string {
  const [, scheme = '', value = ''] = authorization.match(/^(\w+) +(.+)$/) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value.trim();
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64').toString().split(':', 1)[0] ?? '';
}

function keyKindOf(authorization: string | undefined, { secretKey, publishableKey }: ApiKeys): KeyKind {
  const key = keyIn(authorization ?? '');
  if (key === secretKey) return 'secret';
  if (key === publishableKey) return 'publishable';
  if (key === '') {
    throw unauthenticated(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  }
  throw unauthenticated(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`);
}

function injected(status: number): StripeFailure {
  if (status === 429) {
    return new StripeFailure(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message:
        'Testmode request rate limit exceeded, the rate limits in testmode are lower than livemode. You can learn more about rate limits here https://stripe.com/docs/rate-limits.',
    });
  }
  return new StripeFailure(status, {
    type: 'api_error',
    message:
      'An unknown error occurred. If the problem persists, let us know at https://support.stripe.com/.',
  });
}

/** Parameters removed in 'endive'. Calls in an older version, or without one, may still use them. */
function refuseRemoved({ version, path }: ApiCall, params: Params): void {
  const isIntent = path.startsWith('/v1/payment_intents');
  if (version !== apiVersion || !isIntent || !('payment_method_types' in params)) return;
  throw invalidRequest(
    'Received unknown parameter: payment_method_types. Did you mean allowed_payment_method_types?',
    { code: 'parameter_unknown', param: 'payment_method_types' },
  );
}

/** Whether an idempotency key keeps this result: not for refused parameters, rate limits or keys. */
function isKept(status: number): boolean {
  return status < 300 || status === 402 || status >= 500;
}

interface Outcome {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

function asJson(object: object): string {
  return JSON.stringify(object, null, 2);
}

function refusal({ status, body }: StripeFailure, key: KeyKind | 'none'): Outcome {
  const { payment_intent: intent } = body;
  const error = intent && key === 'publishable' ? { ...body, payment_intent: publicIntent(intent) } : body;
  return { status, body: asJson({ error }) };
}

/** Serves Stripe's own paths, `/v1/…`: checks keys, idempotency and faults, then does the work. */
export function createApi({ store, routes, keys, faults, deliveries, onCall }: ApiOptions) {
  const idempotency = createIdempotency(store);
  const route = createRouter(store, routes);

  function work(call: ApiCall, kind: KeyKind, requestId: string): Outcome {
    try {
      const params = parseForm(call.form);
      refuseRemoved(call, params);
      const result = deliveries.during(requestId, call.idempotencyKey, () =>
        route({ method: call.method, path: call.path, params, key: kind }),
      );
      return { status: 200, body: asJson(result) };
    } catch (error) {
      if (error instanceof StripeFailure) return refusal(error, kind);
      throw error;
    }
  }

  async function keyed(
    request: KeyedRequest,
    requestId: string,
    run: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const first = idempotency.claim(request);
    if (first) {
      const headers = { 'idempotent-replayed': 'true', 'original-request': first.requestId };
      return { status: first.status, body: first.body, headers };
    }
    try {
      const outcome = await run();
      if (isKept(outcome.status)) idempotency.keep(request, requestId, outcome.status, outcome.body);
      return outcome;
    } finally {
      idempotency.release(request.key);
    }
  }

  async function judged(
    call: ApiCall,
    authorization: string | undefined,
    requestId: string,
    fault: ApiFault,
  ) {
    const isEarly = !fault.afterWork;
    try {
      const kind = keyKindOf(authorization, keys);
      call.key = kind;
      const run = async () => {
        if (isEarly && fault.delay) await sleep(fault.delay, undefined, { ref: false });
        return work(call, kind, requestId);
      };
      const { idempotencyKey: key, method, path, form } = call;
      if (method !== 'POST' || !key) return await run();
      return await keyed({ key, endpoint: `${method} ${path}`, form }, requestId, run);
    } catch (error) {
      if (error instanceof StripeFailure) return refusal(error, call.key);
      throw error;
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = splitTarget(request.url ?? '/');
    const body = await text(request);
    const { method = 'GET', headers } = request;
    const key = headers['idempotency-key'];
    const version = headers['stripe-version'];
    const call: ApiCall = {
      method,
      path: target?.path ?? '/',
      form: method === 'POST' ? body : (target?.query ?? ''),
      idempotencyKey: typeof key === 'string' ? key : null,
      version: typeof version === 'string' ? version : null,
      key: 'none',
    };
    const requestId = newId('req').slice(0, 18);
    const fault = faults.take(`${call.method} ${call.path}`) ?? {};
    const isLost = fault.status !== undefined || fault.drop === true;
    const outcome =
      isLost && !fault.afterWork ? undefined : await judged(call, headers.authorization, requestId, fault);
    onCall?.(call);
    if (fault.delay && (fault.afterWork || isLost)) await sleep(fault.delay, undefined, { ref: false });
    if (fault.drop) {
      request.socket.destroy();
      return;
    }
    const told =
      fault.status !== undefined || !outcome ? refusal(injected(fault.status ?? 500), call.key) : outcome;
    send(response, answerOf(told, call, requestId));
  };
}

function answerOf(
  { status, body, headers }: Outcome,
  { idempotencyKey }: ApiCall,
  requestId: string,
): Answer {
  return {
    status,
    body,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-cache, no-store',
      'request-id': requestId,
      'stripe-version': apiVersion,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...headers,
    },
  };
}
