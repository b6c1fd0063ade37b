import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import { stripeEventTypes } from '#shared/payments/stripe-events.ts';
import { ask } from './ask.ts';
import { SetupProblem } from './setup-problem.ts';
import { makeTrial } from './trial.ts';

const types = [...stripeEventTypes];
const pauseMs = 500;

async function newestEvent(
  stripe: Stripe,
  params: Stripe.EventListParams,
): Promise<Stripe.Event | undefined> {
  const { data } = await ask('STRIPE_SECRET_KEY', stripe.events.list({ types, limit: 1, ...params }));
  return data[0];
}

/** Makes an event, and waits until the site has it. */
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
 * and mode: nothing in a secret itself says so. Where the newest event didn't arrive, or there is none yet, it makes one.
 * @returns what was done for it, if anything
 */
export async function checkDeliveries(
  stripe: Stripe,
  { id, created }: Stripe.WebhookEndpoint,
  waitMs: number,
): Promise<string | undefined> {
  const newest = await newestEvent(stripe, { created: { gte: created } });
  if (newest?.pending_webhooks === 0) return undefined;
  const delivered = await deliverNow(stripe, waitMs);
  if (delivered) return 'Began a payment of $0.50 and canceled it, and the site accepted the event.';
  throw new SetupProblem(
    `The site does not accept Stripe's events: put the signing secret of ${id} into webhookSecret of the Stripe secret, wait five minutes, and run this again.`,
  );
}
