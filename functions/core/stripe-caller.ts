import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type Stripe from 'stripe';
import { provenEvent } from '#functions/adapters/stripe.ts';
import { stripeKeys } from '#functions/adapters/stripe-keys.ts';
import { Problem } from '#shared/api/problem.ts';
import { countMetric } from './metric.ts';
import { rawBody } from './read-body.ts';

/** For Stripe's webhook: the event that it sent, proven by its signature. Without a secret nothing passes. */
export async function stripe(event: APIGatewayProxyEventV2): Promise<Stripe.Event> {
  const { webhookSecret } = await stripeKeys();
  if (!webhookSecret) {
    countMetric('WebhookSecretMissing');
    throw new TypeError('the Stripe secret holds no webhook secret');
  }
  const proven = provenEvent(rawBody(event), event.headers['stripe-signature'] ?? '', webhookSecret);
  if (!proven) throw new Problem('malformed', 'This is not an event that Stripe has just signed.');
  return proven;
}
