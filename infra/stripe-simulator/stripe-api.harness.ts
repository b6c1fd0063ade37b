import Stripe from 'stripe';
import { expect } from 'vitest';
import { startStripe } from '#infra/testing/stripe/stripe-system.ts';

/** The error that a call throws. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return call.then(
    () => expect.fail('it went well'),
    (error) => error,
  );
}

/** Stripe's simulator, called through the stripe package as the functions do. Open one per test file. */
export async function openStripeApi() {
  const system = await startStripe('test', ['*']);

  function clientWith(key: string, options: Partial<Stripe.StripeConfig> = {}): Stripe {
    const { hostname, port } = new URL(system.api);
    return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, ...options });
  }

  const stripe = clientWith(system.secretKey);
  return {
    system,
    stop: system.stop,
    clientWith,
    /** A client with the secret key. */
    stripe,
    createIntent(params: Partial<Stripe.PaymentIntentCreateParams> = {}, idempotencyKey?: string) {
      const body = { amount: 6000, currency: 'usd', allowed_payment_method_types: ['card'], ...params };
      return stripe.paymentIntents.create(body, idempotencyKey ? { idempotencyKey } : {});
    },
    /** The types of an intent's events, oldest first. */
    eventTypes: (intentId: string) => system.deliveries(intentId).map(({ type }) => type as string),
  };
}
