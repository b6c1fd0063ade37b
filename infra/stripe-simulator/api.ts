import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, send } from '#infra/local/http/answer.ts';
import { splitTarget } from '#infra/local/http/request-target.ts';
import type { Clock } from './account/clock.ts';
import type { Deliveries } from './account/deliveries.ts';
import { apiVersion } from './account/events.ts';
import { newId } from './account/ids.ts';
import type { StripeStore } from './account/store.ts';
import { publicIntent } from './payments/public-intent.ts';
import { invalidRequest, StripeFailure } from './requests/failure.ts';
import { type ApiFault, type Faults, injectedFailure } from './requests/faults.ts';
import { type Params, parseForm } from './requests/form.ts';
import { createIdempotency, type KeyedRequest } from './requests/idempotency.ts';
import { type ApiKeys, keyKindOf } from './requests/keys.ts';
import type { KeyKind, Route } from './requests/route.ts';
import { createRouter } from './routes.ts';

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
  clock: Clock;
  routes: readonly Route[];
  keys: ApiKeys;
  faults: Faults;
  deliveries: Deliveries;
  onCall?: (call: ApiCall) => void;
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
export function createApi({ store, clock, routes, keys, faults, deliveries, onCall }: ApiOptions) {
  const idempotency = createIdempotency(store, clock);
  const route = createRouter(store, routes);

  function work(call: ApiCall, kind: KeyKind, requestId: string): Outcome {
    try {
      const params = parseForm(call.form);
      refuseRemoved(call, params);
      const { method, path, idempotencyKey } = call;
      const result = deliveries.during(requestId, idempotencyKey, () =>
        route({ method, path, params, key: kind }),
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
    run: (keep: (outcome: Outcome) => void) => Promise<Outcome>,
  ): Promise<Outcome> {
    const first = idempotency.claim(request);
    if (first) {
      const headers = { 'idempotent-replayed': 'true', 'original-request': first.requestId };
      return { status: first.status, body: first.body, headers };
    }
    try {
      return await run(({ status, body }) => {
        if (isKept(status)) idempotency.keep(request, requestId, status, body);
      });
    } finally {
      idempotency.release(request.key);
    }
  }

  async function judged(
    call: ApiCall,
    authorization: string | undefined,
    requestId: string,
    fault: ApiFault,
  ): Promise<Outcome> {
    const isEarly = !fault.afterWork && !fault.late;
    try {
      const kind = keyKindOf(authorization, keys);
      call.key = kind;
      const run = async (keep: (outcome: Outcome) => void) => {
        if (isEarly && fault.delay) await sleep(fault.delay, undefined, { ref: false });
        const isWorked = !fault.stored || fault.afterWork;
        // With its reply: a kill in between would let the same key do the work twice.
        return store.atomically(() => {
          const done = isWorked ? work(call, kind, requestId) : undefined;
          const outcome = fault.stored || !done ? refusal(injectedFailure(fault.status ?? 500), kind) : done;
          keep(outcome);
          return outcome;
        });
      };
      const { idempotencyKey: key, method, path, form } = call;
      if (method !== 'POST' || !key) return await run(() => {});
      return await keyed({ key, endpoint: `${method} ${path}`, form }, requestId, run);
    } catch (error) {
      if (error instanceof StripeFailure) return refusal(error, call.key);
      throw error;
    }
  }

  /** The reply to a call, or undefined when its connection is to be cut. */
  async function replyTo(
    call: ApiCall,
    authorization: string | undefined,
    requestId: string,
  ): Promise<Outcome | undefined> {
    const fault = faults.take(`${call.method} ${call.path}`) ?? {};
    const judge = () => judged(call, authorization, requestId, fault);
    if (fault.late) {
      onCall?.(call);
      if (fault.delay === undefined) faults.keep(judge);
      else setTimeout(() => void judge(), fault.delay).unref();
      return undefined;
    }
    const isLost = !fault.stored && (fault.status !== undefined || fault.drop === true);
    const outcome = isLost && !fault.afterWork ? undefined : await judge();
    onCall?.(call);
    if (fault.delay && (fault.afterWork || isLost)) await sleep(fault.delay, undefined, { ref: false });
    if (fault.drop) return undefined;
    return isLost || !outcome ? refusal(injectedFailure(fault.status ?? 500), call.key) : outcome;
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
    const reply = await replyTo(call, headers.authorization, requestId);
    if (reply) send(response, answerOf(reply, call, requestId));
    else request.socket.destroy();
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
