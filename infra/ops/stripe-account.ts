import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import { stripeEventTypes } from '#shared/payments/stripe.ts';

/** A client of the stripe package for Stripe or the simulator. */
export function clientOf(key: string, api: string): Stripe {
  const { hostname, port, protocol } = new URL(api);
  return new Stripe(key, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    telemetry: false,
  });
}

/**
 * Awaits a request to Stripe. Throws a CommandProblem when Stripe doesn't answer, doesn't know the key, or
 * the key lacks a permission; Stripe's own error otherwise.
 * @param keyName the setting that the request's key comes from
 */
async function ask<Answer>(request: Promise<Answer>, keyName = 'STRIPE_SECRET_KEY'): Promise<Answer> {
  const { StripeAuthenticationError, StripeError, StripeInvalidRequestError, StripePermissionError } =
    Stripe.errors;
  try {
    return await request;
  } catch (error) {
    if (error instanceof StripeAuthenticationError) {
      throw new CommandProblem(
        `Stripe doesn't recognize the key in ${keyName}: copy it again from Developers > API keys in Stripe's dashboard.`,
      );
    }
    if (error instanceof StripePermissionError) {
      // Quote only the permission's name: the rest of Stripe's message shows a part of the key.
      const [, missing = 'a permission it needs'] = /'(rak_\w+)'/.exec(error.message) ?? [];
      throw new CommandProblem(`The key in ${keyName} lacks ${missing}: see the list below.`);
    }
    if (error instanceof StripeError && !(error instanceof StripeInvalidRequestError)) {
      throw new CommandProblem("Stripe didn't answer: check https://status.stripe.com, then try again.");
    }
    throw error;
  }
}

/** Starts a payment and cancels it right away. The site ignores the payment, because it lacks our metadata. */
async function makeTrial(stripe: Stripe): Promise<Stripe.PaymentIntent> {
  const params: Stripe.PaymentIntentCreateParams = {
    amount: 50,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    metadata: { source: 'stripe-setup' },
  };
  const { id } = await ask(stripe.paymentIntents.create(params));
  return ask(stripe.paymentIntents.cancel(id));
}

interface Keys {
  secretKey: string;
  publishableKey: string;
  /** The origin of Stripe's API. */
  api: string;
}

/**
 * Checks that both keys work and belong to one account: the publishable key must find a payment of the secret
 * key. Throws a CommandProblem.
 * @param note called with a line about a payment that had to be created for the check
 */
export async function checkKeys(
  { secretKey, publishableKey, api }: Keys,
  note: (line: string) => void,
): Promise<void> {
  const stripe = clientOf(secretKey, api);
  const { data } = await ask(stripe.paymentIntents.list({ limit: 1 }));
  let [intent] = data;
  if (!intent?.client_secret) {
    intent = await makeTrial(stripe);
    note(
      `Started a $0.50 payment and canceled it (${intent.id}), because the account had no payment to check the keys with.`,
    );
  }
  const { id, client_secret } = intent;
  const params = client_secret ? { client_secret } : {};
  try {
    await ask(clientOf(publishableKey, api).paymentIntents.retrieve(id, params), 'STRIPE_PUBLISHABLE_KEY');
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    throw new CommandProblem(
      'STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY belong to different accounts: copy both from the same account.',
    );
  }
}

/**
 * Registers the site's domain, which wallets require. Returns what it did; undefined if the domain was already
 * registered.
 */
export async function ensureDomain(stripe: Stripe, site: string): Promise<string | undefined> {
  const domain_name = new URL(site).hostname;
  const { data } = await ask(stripe.paymentMethodDomains.list({ domain_name, limit: 1 }));
  if (data.length > 0) return undefined;
  await ask(stripe.paymentMethodDomains.create({ domain_name }));
  return `Registered ${domain_name} for wallets.`;
}

const types = [...stripeEventTypes];

/**
 * The version of Stripe's API that the code was written for. An endpoint keeps the version that it was
 * created with.
 */
const version = Stripe.API_VERSION;

interface EnsuredEndpoint {
  endpoint: Stripe.WebhookEndpoint;
  /** What was changed, for the operator; empty when nothing was. */
  changes: string[];
  /** Other endpoints with the same URL, which should be deleted. */
  leftovers: Stripe.WebhookEndpoint[];
}

/**
 * Creates the webhook endpoint of a URL, or corrects the existing one: enabled, with exactly the events that the code
 * reads, in the code's version of the API. `endpoint` contains the secret only when it was just created.
 */
export async function ensureEndpoint(stripe: Stripe, url: string): Promise<EnsuredEndpoint> {
  const all = await ask(stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 }));
  const here = all.filter((endpoint) => endpoint.url === url);
  const [found, ...duplicates] = here.filter(({ api_version }) => api_version === version);
  const leftovers = here.filter(({ api_version }) => api_version !== version).concat(duplicates);
  if (!found) {
    const endpoint = await createEndpoint(stripe, url);
    const line = `Created webhook endpoint ${endpoint.id}: ${types.length} event types, API version ${version}.`;
    return { endpoint, changes: [line], leftovers };
  }
  const { id, enabled_events: events, status } = found;
  const hasEvents = events.toSorted().join() === types.toSorted().join();
  const changes = [
    ...(hasEvents ? [] : [`Registered ${id} for the ${types.length} event types that the code handles.`]),
    ...(status === 'enabled' ? [] : [`Enabled ${id}, which was disabled.`]),
  ];
  if (changes.length === 0) return { endpoint: found, changes, leftovers };
  const update = { enabled_events: types, disabled: false };
  return { endpoint: await ask(stripe.webhookEndpoints.update(id, update)), changes, leftovers };
}

async function createEndpoint(stripe: Stripe, url: string): Promise<Stripe.WebhookEndpoint> {
  const description = 'Created by npm run stripe-setup';
  const params: Stripe.WebhookEndpointCreateParams = {
    url,
    enabled_events: types,
    api_version: version,
    description,
  };
  try {
    return await ask(stripe.webhookEndpoints.create(params));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    throw new CommandProblem(`Stripe can't post to ${url}: it must be a public address.`);
  }
}

/** Causes an event, and waits until the site has accepted it. Returns undefined if that takes too long. */
async function deliverNow(stripe: Stripe, waitMs: number): Promise<Stripe.Event | undefined> {
  const { id: trial } = await makeTrial(stripe);
  const until = Date.now() + waitMs;
  while (Date.now() < until) {
    await sleep(500);
    const { data } = await ask(stripe.events.list({ types, limit: 10 }));
    const event = data.find((one) => 'id' in one.data.object && one.data.object.id === trial);
    if (event?.pending_webhooks === 0) return event;
  }
  return undefined;
}

interface DeliveryOptions {
  /**
   * Whether the endpoint was just corrected. An earlier event then proves nothing: it counts as delivered even if
   * the endpoint didn't receive it.
   */
  isCorrected: boolean;
  /** How long to wait for a new event to arrive. */
  waitMs: number;
}

/**
 * Checks that the site accepts Stripe's events. Nothing in a webhook secret names its endpoint, account or mode, so
 * only an accepted event proves that the site has the right one. Causes a new event if the newest one didn't arrive or
 * proves nothing. Throws a CommandProblem when the site doesn't accept the new event.
 * @returns the newest event that the site accepted, and whether it was caused by this check
 */
export async function checkDeliveries(
  stripe: Stripe,
  { id, created }: Stripe.WebhookEndpoint,
  { isCorrected, waitMs }: DeliveryOptions,
): Promise<{ accepted: Stripe.Event; isTrial: boolean }> {
  const { data } = await ask(stripe.events.list({ types, limit: 1, created: { gte: created } }));
  const [newest] = data;
  if (!isCorrected && newest?.pending_webhooks === 0) return { accepted: newest, isTrial: false };
  const accepted = await deliverNow(stripe, waitMs);
  if (accepted) return { accepted, isTrial: true };
  throw new CommandProblem(
    `The site doesn't accept Stripe's events: copy the signing secret of ${id} to webhookSecret in the Stripe secret, wait five minutes, and run this command again. If the account has other endpoints, make sure in Stripe's dashboard that they work, because an event only counts as delivered once every endpoint has it.`,
  );
}
