import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { send, splitTarget } from '#infra/http/answer.ts';
import {
  createRouter,
  type KeyKind,
  publicIntent,
  type Route,
} from '#infra/stripe-simulator/account/routes.ts';
import { apiVersion } from '#infra/stripe-simulator/endpoints/deliveries.ts';
import { newId } from './account/account.ts';
import type { Clock } from './account/later.ts';
import type { KeptReply, StripeStore } from './account/store.ts';
import { invalidRequest, StripeFailure } from './requests/failure.ts';
import { type ApiFault, type Faults, injectedFailure } from './requests/faults.ts';
import { parseForm } from './requests/params.ts';

/** A POST with an idempotency key. */
interface KeyedRequest {
  key: string;
  /** Such as `POST /v1/refunds`. */
  endpoint: string;
  /** The form-encoded parameters. */
  form: string;
}

const keptSeconds = 24 * 60 * 60;

// Store a digest only: parameters may hold a card number.
function digestOf({ endpoint, form }: KeyedRequest): string {
  const sorted = [...new URLSearchParams(form)].map(([name, value]) => JSON.stringify([name, value])).sort();
  return createHash('sha256').update(`${endpoint} ${sorted.join()}`).digest('hex');
}

/** Idempotency keys, as described at https://docs.stripe.com/api/idempotent_requests. */
function createIdempotency(store: StripeStore, clock: Clock) {
  const inProgress = new Set<string>();
  return {
    /**
     * Claims a key for a request. Returns the reply of an earlier request with the key, if any; otherwise the
     * key is in use until `release`. Throws a StripeFailure when the key was used for a different request, or
     * is in use.
     */
    claim(request: KeyedRequest): KeptReply | undefined {
      const { key } = request;
      if (inProgress.has(key)) {
        throw new StripeFailure(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `Another request with this idempotency key is in progress: ${key}`,
        });
      }
      const kept = store.get('replies', key);
      if (!kept || kept.repliedAt < clock.now() - keptSeconds) {
        inProgress.add(key);
        return undefined;
      }
      if (kept.digest === digestOf(request)) return kept;
      const message = `The idempotency key '${key}' was used for another request.`;
      throw new StripeFailure(400, { type: 'idempotency_error', message });
    },

    keep(request: KeyedRequest, status: number, body: string): void {
      const digest = digestOf(request);
      store.put('replies', { id: request.key, digest, status, body, repliedAt: clock.now() });
    },

    release(key: string): void {
      inProgress.delete(key);
    },
  };
}

export interface ApiKeys {
  secretKey: string;
  publishableKey: string;
  /** A publishable key of another account. */
  foreignKey?: string;
}

/** A recorded call, so that tests can check what was sent to Stripe. */
export interface ApiCall {
  method: string;
  path: string;
  /** Form-encoded, from the body or the query. */
  form: string;
  idempotencyKey: string | null;
}

interface Call extends ApiCall {
  authorization: string | undefined;
}

export interface ApiOptions {
  store: StripeStore;
  clock: Clock;
  routes: readonly Route[];
  keys: ApiKeys;
  faults: Faults;
  onCall?: ((call: ApiCall) => void) | undefined;
}

interface Outcome {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/**
 * Whether a reply with this status is stored under its idempotency key. Successes and card errors are stored.
 * Refused parameters, rate limits and invalid keys aren't.
 */
function isKept(status: number): boolean {
  return status < 300 || status === 402;
}

/** The kind of the Bearer key in an `authorization` header. Throws a StripeFailure for an unknown key. */
function keyKindOf(authorization = '', { secretKey, publishableKey, foreignKey }: ApiKeys): KeyKind {
  const key = authorization.replace(/^Bearer +/i, '');
  if (key === secretKey) return 'secret';
  if (key === publishableKey) return 'publishable';
  if (foreignKey && key === foreignKey) return 'foreign';
  const unknown = `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;
  throw invalidRequest(key ? unknown : 'You did not provide an API key.', {}, 401);
}

/** The reply to a failed call. If it includes an intent, a browser gets only the intent's public fields. */
function refusal(error: unknown, key?: KeyKind): Outcome {
  if (!(error instanceof StripeFailure)) throw error;
  const { payment_intent: intent } = error.body;
  const shown = intent && key === 'publishable' ? { payment_intent: publicIntent(intent) } : {};
  return { status: error.status, body: JSON.stringify({ error: { ...error.body, ...shown } }, null, 2) };
}

/** Serves Stripe's own paths, `/v1/…`: checks keys, idempotency and faults, then does the work. */
export function createApi({ store, clock, routes, keys, faults, onCall }: ApiOptions) {
  const idempotency = createIdempotency(store, clock);
  const route = createRouter(store, routes);

  function work({ method, path, form }: Call, key: KeyKind): Outcome {
    try {
      const object = route(`${method} ${path}`, parseForm(form), key);
      return { status: 200, body: JSON.stringify(object, null, 2) };
    } catch (error) {
      return refusal(error, key);
    }
  }

  async function judged(call: Call, fault: ApiFault): Promise<Outcome> {
    const { method, path, form, idempotencyKey, authorization } = call;
    const isKeyed = method === 'POST' && idempotencyKey !== null;
    const keyed = isKeyed && { key: idempotencyKey, endpoint: `${method} ${path}`, form };
    try {
      const kind = keyKindOf(authorization, keys);
      const first = keyed && idempotency.claim(keyed);
      if (first) return { ...first, headers: { 'idempotent-replayed': 'true' } };
      try {
        if (fault.delay && !fault.afterWork) await sleep(fault.delay, undefined, { ref: false });
        // Store the reply together with the work. If a kill came between the two, a retry with the same key would
        // repeat the work.
        return store.atomically(() => {
          const outcome = work(call, kind);
          if (keyed && isKept(outcome.status)) idempotency.keep(keyed, outcome.status, outcome.body);
          return outcome;
        });
      } finally {
        if (keyed) idempotency.release(keyed.key);
      }
    } catch (error) {
      return refusal(error);
    }
  }

  /** The reply to a call, or undefined to close its connection. */
  async function replyTo(call: Call): Promise<Outcome | undefined> {
    const { authorization: _, ...recorded } = call;
    const fault = faults.take(`${call.method} ${call.path}`) ?? {};
    if (fault.late) {
      onCall?.(recorded);
      faults.keep(() => judged(call, fault));
      return undefined;
    }
    const isLost = fault.status !== undefined || fault.drop === true;
    const outcome = isLost && !fault.afterWork ? undefined : await judged(call, fault);
    onCall?.(recorded);
    if (fault.delay && (fault.afterWork || isLost)) await sleep(fault.delay, undefined, { ref: false });
    if (fault.drop) return undefined;
    return isLost || !outcome ? refusal(injectedFailure(fault.status)) : outcome;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = splitTarget(request.url ?? '/');
    const body = await text(request);
    const { method = 'GET', headers } = request;
    const reply = await replyTo({
      method,
      path: target?.path ?? '/',
      form: method === 'POST' ? body : (target?.query ?? ''),
      idempotencyKey: headers['idempotency-key']?.toString() ?? null,
      authorization: headers.authorization,
    });
    if (!reply) {
      request.socket.destroy();
      return;
    }
    const shared = {
      'content-type': 'application/json',
      'cache-control': 'no-cache, no-store',
      'request-id': newId('req').slice(0, 18),
      'stripe-version': apiVersion,
    };
    send(response, { status: reply.status, body: reply.body, headers: { ...shared, ...reply.headers } });
  };
}
