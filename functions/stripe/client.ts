import Stripe from 'stripe';
import { env } from '#functions/platform/env.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { outside } from '#functions/platform/outside-calls.ts';
import { Problem } from '#shared/api/problem.ts';
import { type StripeKeys, stripeKeys } from './keys.ts';

const api = new URL(env('STRIPE_API'));

// Three attempts and the pauses between them fit into a function's 10 s.
const timeoutMs = 2_000;
const maxNetworkRetries = 2;
const busyPausesMs = [200, 600];

/** Too many requests, or another with the same idempotency key at this moment. */
function isBusy({ statusCode }: Stripe.errors.StripeError): boolean {
  return statusCode === 429 || statusCode === 409;
}

function fetchThroughOutside(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const operation = `${init?.method} ${new URL(String(url)).pathname}`;
  return outside({ service: 'stripe', operation, input: init?.body }, () => fetch(url, init));
}

function newClient({ secretKey }: StripeKeys): Stripe {
  if (!secretKey) throw new TypeError('the Stripe secret holds no secret key');
  return new Stripe(secretKey, {
    host: api.hostname,
    port: api.port || (api.protocol === 'http:' ? 80 : 443),
    protocol: api.protocol === 'http:' ? 'http' : 'https',
    httpClient: Stripe.createFetchHttpClient(fetchThroughOutside),
    timeout: timeoutMs,
    maxNetworkRetries,
    telemetry: false,
  });
}

let client: { keys: StripeKeys; stripe: Stripe } | undefined;

async function currentClient(): Promise<Stripe> {
  const keys = await stripeKeys();
  if (client?.keys.secretKey !== keys.secretKey) client = { keys, stripe: newClient(keys) };
  return client.stripe;
}

const noAnswer = 'Our payment service did not answer. Please try again in a moment.';

/** What Stripe says about a request that it understood and will not carry out. */
export class StripeRefusal extends Problem {
  /** Stripe's own code: `resource_missing`. */
  readonly reason: string;

  constructor(reason: string) {
    super('upstream', 'Our payment service refused this. Please try again in a moment, or call us.');
    this.reason = reason;
  }
}

/** Stripe broke down over a request. It keeps this very answer for the request's idempotency key. */
export class StripeBreakdown extends Problem {
  constructor() {
    super('upstream', noAnswer);
  }
}

function explained(error: Stripe.errors.StripeError): Problem {
  const { StripeAPIError, StripeCardError, StripeInvalidRequestError } = Stripe.errors;
  const { statusCode: status = 0, code, requestId } = error;
  log('warn', 'stripe failed', {
    ...describeError(error),
    type: error.type,
    status,
    code,
    stripeRequest: requestId,
  });
  if (error instanceof StripeInvalidRequestError || error instanceof StripeCardError) {
    return new StripeRefusal(code ?? error.type);
  }
  countMetric('StripeFailed');
  return error instanceof StripeAPIError && status >= 500
    ? new StripeBreakdown()
    : new Problem('upstream', noAnswer);
}

/**
 * Asks Stripe. The package itself repeats what did not arrive, conflicts and 5xx, with one idempotency key.
 * Throws a StripeRefusal, a StripeBreakdown, or the Problem `upstream`.
 */
export async function askStripe<Answer>(ask: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
  const stripe = await currentClient();
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask(stripe);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const pauseMs = isBusy(error) ? busyPausesMs[attempt] : undefined;
      if (pauseMs === undefined) throw explained(error);
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
    }
  }
}

/**
 * The event that Stripe sent, proven by the signature over its very bytes, at most 300 s old by real time. Undefined
 * when the signature is not Stripe's.
 */
export function provenEvent(
  body: Buffer,
  signature: string,
  webhookSecret: string,
): Stripe.Event | undefined {
  try {
    return Stripe.webhooks.constructEvent(body, signature, webhookSecret, 300);
  } catch {
    return undefined;
  }
}
