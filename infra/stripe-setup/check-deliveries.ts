import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import { stripeEventTypes } from '#shared/payments/stripe-events.ts';
import { ask } from './ask.ts';
import { SetupProblem } from './setup-problem.ts';
import { makeTrial } from './trial.ts';

const types = [...stripeEventTypes];
const pauseMs = 500;

interface DeliveryOptions {
  /** The endpoint was corrected just now: an event that it didn't take counts as delivered, and proves nothing. */
  isCorrected: boolean;
  /** How long a new event may take to arrive. */
  waitMs: number;
}

async function newestEvent(
  stripe: Stripe,
  params: Stripe.EventListParams,
): Promise<Stripe.Event | undefined> {
  const { data } = await ask('STRIPE_SECRET_KEY', stripe.events.list({ types, limit: 1, ...params }));
  return data[0];
}

/** Makes an event, and waits until the site has accepted it. Undefined when it didn't in time. */
async function deliverNow(stripe: Stripe, waitMs: number): Promise<Stripe.Event | undefined> {
  const { id: trial } = await makeTrial(stripe);
  const until = Date.now() + waitMs;
  while (Date.now() < until) {
    await sleep(pauseMs);
    const { data } = await ask('STRIPE_SECRET_KEY', stripe.events.list({ types, limit: 10 }));
    const event = data.find((one) => 'id' in one.data.object && one.data.object.id === trial);
    if (event?.pending_webhooks === 0) return event;
  }
  return undefined;
}

/**
 * Checks that the site accepts Stripe's events, which proves that its webhook secret is this endpoint's, of this account
 * and mode: nothing in a secret itself says so. Makes an event where the newest one didn't arrive or proves nothing.
 * Throws a SetupProblem when the site doesn't accept it.
 * @returns the newest event that the site accepted, and whether it was made for this
 */
export async function checkDeliveries(
  stripe: Stripe,
  { id, created }: Stripe.WebhookEndpoint,
  { isCorrected, waitMs }: DeliveryOptions,
): Promise<{ accepted: Stripe.Event; isTrial: boolean }> {
  const newest = isCorrected ? undefined : await newestEvent(stripe, { created: { gte: created } });
  if (newest?.pending_webhooks === 0) return { accepted: newest, isTrial: false };
  const accepted = await deliverNow(stripe, waitMs);
  if (accepted) return { accepted, isTrial: true };
  throw new SetupProblem(
    `The site doesn't accept Stripe's events: copy the signing secret of ${id} to webhookSecret in the Stripe secret, wait five minutes, and run this command again. If the account has other endpoints, make sure in Stripe's dashboard that they work, because an event only counts as delivered once every endpoint has it.`,
  );
}
