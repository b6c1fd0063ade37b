import Stripe from 'stripe';
import { stripeEventTypes } from '#shared/payments/stripe-events.ts';
import { ask } from './ask.ts';
import { SetupProblem } from './setup-problem.ts';

/** The version of Stripe's API that the code was written for. An endpoint keeps the one that it is made with. */
const version = Stripe.API_VERSION;

interface EnsuredEndpoint {
  endpoint: Stripe.WebhookEndpoint;
  /** What was changed, for the operator; empty when nothing was. */
  changes: string[];
  /** Endpoints at the same address that should go. */
  leftovers: Stripe.WebhookEndpoint[];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}

async function corrected(
  stripe: Stripe,
  found: Stripe.WebhookEndpoint,
): Promise<Pick<EnsuredEndpoint, 'endpoint' | 'changes'>> {
  const hasEvents = isSame(found.enabled_events, stripeEventTypes);
  const isEnabled = found.status === 'enabled';
  if (hasEvents && isEnabled) return { endpoint: found, changes: [] };
  const endpoint = await ask(
    'STRIPE_SECRET_KEY',
    stripe.webhookEndpoints.update(found.id, {
      ...(!hasEvents && { enabled_events: [...stripeEventTypes] }),
      ...(!isEnabled && { disabled: false }),
    }),
  );
  const changes = [
    ...(hasEvents
      ? []
      : [`Registered ${found.id} for the ${stripeEventTypes.length} event types that the code handles.`]),
    ...(isEnabled ? [] : [`Enabled ${found.id}, which was disabled.`]),
  ];
  return { endpoint, changes };
}

/**
 * Makes the webhook endpoint of an address, or brings the one that is there in line: exactly the events that the code
 * reads, enabled, in the code's version of the API. The secret is in `endpoint` only when it was made now.
 */
export async function ensureEndpoint(stripe: Stripe, url: string): Promise<EnsuredEndpoint> {
  const listed = stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 });
  const all = await ask('STRIPE_SECRET_KEY', listed);
  const here = all.filter((endpoint) => endpoint.url === url);
  const [found, ...duplicates] = here.filter(({ api_version }) => api_version === version);
  const leftovers = here.filter(({ api_version }) => api_version !== version).concat(duplicates);
  if (found) return { ...(await corrected(stripe, found)), leftovers };
  const params: Stripe.WebhookEndpointCreateParams = {
    url,
    enabled_events: [...stripeEventTypes],
    api_version: version,
    description: 'Created by npm run stripe-setup',
  };
  try {
    const endpoint = await ask('STRIPE_SECRET_KEY', stripe.webhookEndpoints.create(params));
    const line = `Created webhook endpoint ${endpoint.id}: ${stripeEventTypes.length} event types, API version ${version}.`;
    return { endpoint, changes: [line], leftovers };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    throw new SetupProblem(`Stripe can't post to ${url}: it must be a public address.`);
  }
}
