import Stripe from 'stripe';
import { identify } from '#functions/platform/http/caller.ts';
import { rawBody } from '#functions/platform/http/read-body.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { Problem } from '#shared/api/problem.ts';
import { stripeKeys } from './keys.ts';

const maxAgeSeconds = 300;

/** The caller of the webhook: the event, verified by the signature over its raw bytes. Without a secret none passes. */
export const stripe = identify('stripe', async (event): Promise<Stripe.Event> => {
  const { webhookSecret } = await stripeKeys();
  if (!webhookSecret) {
    countMetric('WebhookRefused');
    throw new TypeError('the Stripe secret holds no webhook secret');
  }
  const body = rawBody(event);
  const signature = event.headers['stripe-signature'] ?? '';
  try {
    return Stripe.webhooks.constructEvent(body, signature, webhookSecret, maxAgeSeconds);
  } catch {
    throw new Problem('malformed', 'This is not an event that Stripe has just signed.');
  }
});
