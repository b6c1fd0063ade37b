import Stripe from 'stripe';
import { env } from '#functions/platform/env.ts';
import { callOutside } from '#functions/platform/outside-calls.ts';
import { toProblem } from './errors.ts';
import { type StripeKeys, stripeKeys } from './keys.ts';
import { busyPausesMs, maxNetworkRetries, readTimeoutMs } from './time-limits.ts';

const api = new URL(env('STRIPE_API'));

/** Whether Stripe is rate limiting us, or another request with the same idempotency key is in progress. */
function isBusy({ statusCode }: Stripe.errors.StripeError): boolean {
  return statusCode === 429 || statusCode === 409;
}

const pathWords = new Set([
  '',
  'v1',
  'payment_intents',
  'charges',
  'refunds',
  'disputes',
  'events',
  'payouts',
  'balance_transactions',
  'cancel',
]);

/** A path such as `/v1/payment_intents/{id}/cancel`. Every part that isn't a word of Stripe's paths counts as an id. */
function withoutIds(path: string): string {
  const parts = path.split('/').map((part) => (pathWords.has(part) ? part : '{id}'));
  return parts.join('/');
}

function fetchThroughOutside(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(url));
  const call = {
    service: 'stripe',
    operation: `${init?.method} ${pathname}`,
    operationName: `${init?.method} ${withoutIds(pathname)}`,
    input: init?.body,
  };
  return callOutside(call, () => fetch(url, init));
}

function newClient({ secretKey }: StripeKeys): Stripe {
  if (!secretKey) throw new TypeError('the Stripe secret has no secret key');
  return new Stripe(secretKey, {
    host: api.hostname,
    port: api.port || (api.protocol === 'http:' ? 80 : 443),
    protocol: api.protocol === 'http:' ? 'http' : 'https',
    httpClient: Stripe.createFetchHttpClient(fetchThroughOutside),
    timeout: readTimeoutMs,
    maxNetworkRetries,
    telemetry: false,
  });
}

let cached: { secretKey: string; stripe: Stripe } | undefined;

async function currentClient(): Promise<Stripe> {
  const keys = await stripeKeys();
  if (cached?.secretKey !== keys.secretKey) {
    cached = { secretKey: keys.secretKey, stripe: newClient(keys) };
  }
  return cached.stripe;
}

/**
 * Sends a request to Stripe. The stripe package retries lost requests, conflicts and 5xx with the same idempotency key;
 * this function retries while Stripe is busy. Throws a StripeRefusal, a StripeServerError, or the Problem `upstream`.
 */
export async function askStripe<Answer>(ask: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
  const stripe = await currentClient();
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask(stripe);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const pauseMs = isBusy(error) ? busyPausesMs[attempt] : undefined;
      if (pauseMs === undefined) throw toProblem(error);
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
    }
  }
}
