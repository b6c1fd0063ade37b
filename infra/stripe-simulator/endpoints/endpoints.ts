import type Stripe from 'stripe';
import { z } from 'zod';
import { exactly, newId, randomText } from '#infra/stripe-simulator/account/account.ts';
import type { Clock } from '#infra/stripe-simulator/account/later.ts';
import { listRoute, nothing, type Route, readRoutes, route } from '#infra/stripe-simulator/account/routes.ts';
import type { StripeStore } from '#infra/stripe-simulator/account/store.ts';
import { boolean, paramsOf, text, texts } from '#infra/stripe-simulator/requests/params.ts';
import { apiVersion } from './deliveries.ts';

const path = '/v1/webhook_endpoints';

const url = z.string().refine((address) => /^https?:\/\/[^/]/.test(address), {
  error: 'Not a valid URL',
  params: { code: 'url_invalid' },
});

const createParams = paramsOf<Stripe.WebhookEndpointCreateParams>()({
  api_version: text,
  description: text,
  enabled_events: texts.unwrap(),
  url,
});

const updateParams = paramsOf<Stripe.WebhookEndpointUpdateParams>()({
  disabled: boolean,
  enabled_events: texts,
  url: url.optional(),
});

export interface OwnEndpoint {
  /** The webhook of the system that the simulator belongs to. */
  url: string;
  secret: string;
  enabledEvents: readonly string[];
}

// The id is constant, so that a start on another port updates the endpoint instead of adding a second one.
const ownId = 'we_simulatedendpoint';

const overlapSeconds = 24 * 60 * 60;

/** An endpoint as Stripe returns it, without its secret, which only the reply to its creation contains. */
function newEndpoint(
  id: string,
  created: number,
  { url, enabled_events, api_version, description }: z.output<typeof createParams>,
): Stripe.WebhookEndpoint {
  return exactly<Stripe.WebhookEndpoint>()({
    id,
    object: 'webhook_endpoint',
    api_version: api_version ?? null,
    application: null,
    created,
    description: description ?? null,
    enabled_events,
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  });
}

/** The account's webhook endpoints, including the system's own, which is registered from the start. */
export function createEndpoints(store: StripeStore, clock: Clock, own: OwnEndpoint) {
  const kept = (id: string) => store.find('endpoints', id);
  const all = () => store.all('endpoints').map(({ endpoint }) => endpoint);
  const before = store.get('endpoints', ownId);
  store.put('endpoints', {
    id: ownId,
    endpoint: newEndpoint(ownId, before?.endpoint.created ?? clock.now(), {
      url: own.url,
      enabled_events: [...own.enabledEvents],
      api_version: apiVersion,
    }),
    secrets: before?.secrets ?? [{ secret: own.secret }],
  });

  function create(params: z.output<typeof createParams>): Stripe.WebhookEndpoint {
    const id = newId('we');
    const secret = `whsec_${randomText(32)}`;
    const { endpoint } = store.put('endpoints', {
      id,
      endpoint: newEndpoint(id, clock.now(), params),
      secrets: [{ secret }],
    });
    return { ...endpoint, secret };
  }

  function update(
    id: string,
    { disabled, ...changes }: z.output<typeof updateParams>,
  ): Stripe.WebhookEndpoint {
    const status = disabled === undefined ? {} : { status: disabled ? 'disabled' : 'enabled' };
    return store.put('endpoints', kept(id), { endpoint: { ...kept(id).endpoint, ...changes, ...status } })
      .endpoint;
  }

  function remove(id: string): Stripe.DeletedWebhookEndpoint {
    store.remove('endpoints', kept(id).id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }

  const routes: Route[] = [
    ...readRoutes({ path, all, filters: nothing }, (id) => kept(id).endpoint),
    route(`POST ${path}`, createParams, create),
    route(`POST ${path}/:id`, updateParams, (params, { id }) => update(id, params)),
    route(`DELETE ${path}/:id`, nothing, (_, { id }) => remove(id)),
  ];

  return {
    routes,
    create,
    update,
    remove,
    own: () => kept(ownId).endpoint,

    /** Every endpoint, oldest first. */
    all,

    /** The ids of the endpoints that are registered for a type of event. */
    takersOf: (type: string) =>
      all()
        .filter(
          ({ status, enabled_events: types }) =>
            status === 'enabled' && (types.includes('*') || types.includes(type)),
        )
        .map(({ id }) => id),

    /** The secrets that sign an endpoint's events: two during a rotation. */
    secretsOf: (id: string = ownId) =>
      kept(id)
        .secrets.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > clock.now())
        .map(({ secret }) => secret),

    /**
     * Rotates the secret of the system's own endpoint: for a day, the old secret signs its events as well.
     */
    rollSecret(secret: string): void {
      const [current, ...older] = kept(ownId).secrets;
      const expiring = current ? [{ ...current, expiresAt: clock.now() + overlapSeconds }] : [];
      store.put('endpoints', kept(ownId), { secrets: [{ secret }, ...expiring, ...older] });
    },
  };
}

export type Endpoints = ReturnType<typeof createEndpoints>;

const domainPath = '/v1/payment_method_domains';
const domainParams = paramsOf<Stripe.PaymentMethodDomainCreateParams>()({ domain_name: z.string() });
const domainFilters = z.strictObject({ domain_name: text });

/**
 * The routes of the domains that wallets are registered for. The simulator loses the domains at a restart, and doesn't
 * check them.
 */
export function domainRoutes(clock: Clock): Route[] {
  const domains: Stripe.PaymentMethodDomain[] = [];
  const active = { status: 'active' };
  const inactive = { status: 'inactive' };
  return [
    listRoute({ path: domainPath, all: () => domains, filters: domainFilters }),
    route(`POST ${domainPath}`, domainParams, ({ domain_name }) => {
      const domain = exactly<Stripe.PaymentMethodDomain>()({
        id: newId('pmd'),
        object: 'payment_method_domain',
        amazon_pay: inactive,
        apple_pay: active,
        created: clock.now(),
        domain_name,
        enabled: true,
        google_pay: active,
        klarna: inactive,
        link: inactive,
        livemode: false,
        paypal: inactive,
      });
      domains.push(domain);
      return domain;
    }),
  ];
}
