import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type Stripe from 'stripe';
import { rawBody } from '#functions/platform/http/read-body.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { Problem } from '#shared/api/problem.ts';
import { provenEvent } from './client.ts';
import { stripeKeys } from './keys.ts';

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
