import Stripe from 'stripe';
import * as z from 'zod/mini';
import { identify } from '#functions/platform/http/handle.ts';
import { rawBody } from '#functions/platform/http/read-body.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { Problem } from '#shared/api/problem.ts';
import { stripeKeys } from './keys.ts';

const toleranceSeconds = 300;

// Merchants can choose the ids of some Stripe objects, so refuse only text that DynamoDB can't store.
const id = z.string().check(z.regex(/^\P{Cs}{1,255}$/u));

/** The fields of an event that we read. Stripe adds fields and kinds at any time, so the rest may be anything. */
const eventSchema = z.looseObject({
  id,
  type: z.string(),
  livemode: z.boolean(),
  data: z.looseObject({
    object: z.looseObject({
      id: z.optional(id),
      object: z.optional(z.string()),
      payment_intent: z.nullish(z.union([id, z.looseObject({ id })])),
    }),
  }),
});

/** The stripe package refuses only old signatures. A signature dated in the future would stay valid for too long. */
function isFromFuture(signature: string): boolean {
  const latest = Date.now() / 1000 + toleranceSeconds;
  return [...signature.matchAll(/t=(\d+)/g)].some(([, seconds]) => Number(seconds) > latest);
}

/** The event, if one of the secrets signed it. Throws otherwise. */
function verifiedEvent(body: Buffer, signature: string, secrets: readonly string[]): Stripe.Event {
  const [secret = '', ...others] = secrets;
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch (error) {
    if (others.length === 0) throw error;
    return verifiedEvent(body, signature, others);
  }
}

function readEvent(body: Buffer, signature: string, secrets: readonly string[]): Stripe.Event {
  const event = verifiedEvent(body, signature, secrets);
  if (isFromFuture(signature)) throw new RangeError('signed in the future');
  eventSchema.parse(event);
  return event;
}

/**
 * The form of Stripe's signature header. A request whose header has another form isn't from Stripe, so refusing that
 * request doesn't mean that our secret is wrong.
 */
const stripeSignature = /^t=\d+,(?:.*,)?v1=[0-9a-f]{64}(?:,|$)/;

/**
 * Identifies the caller of the webhook: verifies the event by the signature over its raw bytes, with the current or the
 * previous secret. Without a secret, every event is refused.
 */
export const stripe = identify('stripe', async (event): Promise<Stripe.Event> => {
  const { webhookSecret, previousWebhookSecret } = await stripeKeys();
  const secrets = [webhookSecret, previousWebhookSecret].filter((secret) => secret !== '');
  if (secrets.length === 0) {
    countMetric('WebhookRefused');
    throw new TypeError('the Stripe secret has no webhook secret');
  }
  const body = rawBody(event);
  const signature = event.headers['stripe-signature'] ?? '';
  try {
    const verified = readEvent(body, signature, secrets);
    countMetric('WebhookRefused', 0);
    return verified;
  } catch {
    if (stripeSignature.test(signature)) countMetric('WebhookRefused');
    throw new Problem('malformed', 'This event doesn’t have a current Stripe signature.');
  }
});
