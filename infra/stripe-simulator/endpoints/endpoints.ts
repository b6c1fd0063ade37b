import type Stripe from 'stripe';
import type { Clock } from '#infra/stripe-simulator/account/clock.ts';
import { apiVersion } from '#infra/stripe-simulator/account/events.ts';
import { newId, randomText } from '#infra/stripe-simulator/account/ids.ts';
import type { KeptEndpoint, StripeStore } from '#infra/stripe-simulator/account/store.ts';
import { noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { type Params, textOf } from '#infra/stripe-simulator/requests/form.ts';
import { metadataOf } from '#infra/stripe-simulator/requests/params.ts';
import { newEndpoint } from './endpoint-object.ts';
import { enabledEventsOf, requiredParam, urlOf, versionOf } from './endpoint-params.ts';

export interface OwnEndpoint {
  /** The webhook of the system that the simulator belongs to. */
  url: string;
  secret: string;
  enabledEvents: readonly string[];
}

// One for good, so that a start on another port moves it rather than leaving a dead one behind.
const ownId = 'we_simulatedendpoint';

const overlapSeconds = 24 * 60 * 60;

function newSecret(): string {
  return `whsec_${randomText(32)}`;
}

/** The webhook endpoints of the account, of which the system's own is registered from the start. */
export function createEndpoints(store: StripeStore, clock: Clock, own: OwnEndpoint) {
  function kept(id: string): KeptEndpoint {
    const found = store.get('endpoints', id);
    if (!found) throw noSuch('webhook endpoint', id);
    return found;
  }

  function save(id: string, changes: Partial<Stripe.WebhookEndpoint>): Stripe.WebhookEndpoint {
    const before = kept(id);
    const endpoint = { ...before.endpoint, ...changes };
    store.put('endpoints', { ...before, endpoint });
    return endpoint;
  }

  const { url, secret, enabledEvents } = own;
  const ownBefore = store.get('endpoints', ownId);
  const created = ownBefore?.endpoint.created ?? clock.now();
  store.put('endpoints', {
    id: ownId,
    endpoint: newEndpoint({ id: ownId, created, url, enabledEvents, apiVersion }),
    secrets: ownBefore?.secrets ?? [{ secret }],
  });

  return {
    /** Every endpoint, oldest first. */
    all: () => store.all('endpoints').map(({ endpoint }) => endpoint),

    find: (id: string) => kept(id).endpoint,

    own: () => kept(ownId).endpoint,

    /** The ids of those that events of a type are posted to. */
    takersOf: (type: string) =>
      store
        .all('endpoints')
        .filter(({ endpoint: { status } }) => status === 'enabled')
        .filter(({ endpoint: { enabled_events } }) =>
          enabled_events.some((one) => one === '*' || one === type),
        )
        .map(({ id }) => id),

    /** The secrets that sign an endpoint's events: two during a rotation. */
    secretsOf: (id: string = ownId) =>
      kept(id)
        .secrets.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > clock.now())
        .map((one) => one.secret),

    create(params: Params): Stripe.WebhookEndpoint {
      const id = newId('we');
      const endpoint = newEndpoint({
        id,
        created: clock.now(),
        url: requiredParam(urlOf(params), 'url'),
        enabledEvents: requiredParam(enabledEventsOf(params), 'enabled_events'),
        apiVersion: versionOf(params),
        description: textOf(params, 'description') ?? null,
        metadata: metadataOf(params),
      });
      const made = newSecret();
      store.put('endpoints', { id, endpoint, secrets: [{ secret: made }] });
      return { ...endpoint, secret: made };
    },

    update(id: string, params: Params): Stripe.WebhookEndpoint {
      const newUrl = urlOf(params);
      const types = enabledEventsOf(params);
      const disabled = textOf(params, 'disabled');
      const description = textOf(params, 'description');
      return save(id, {
        ...(newUrl !== undefined && { url: newUrl }),
        ...(types && { enabled_events: types }),
        ...(disabled !== undefined && { status: disabled === 'true' ? 'disabled' : 'enabled' }),
        ...(description !== undefined && { description: description || null }),
        metadata: { ...kept(id).endpoint.metadata, ...metadataOf(params) },
      });
    },

    remove(id: string): Stripe.DeletedWebhookEndpoint {
      store.remove('endpoints', kept(id).id);
      return { id, object: 'webhook_endpoint', deleted: true };
    },

    /** Registers the system's own endpoint for these types of event, `*` for all. */
    enable: (types: readonly string[]) => save(ownId, { enabled_events: [...types] }),

    /** Rotates the secret of the system's own endpoint: for a day, its events are signed with the old one as well. */
    rollSecret(next = newSecret()): string {
      const before = kept(ownId);
      const [current, ...older] = before.secrets;
      const expiring = current ? [{ ...current, expiresAt: clock.now() + overlapSeconds }] : [];
      store.put('endpoints', { ...before, secrets: [{ secret: next }, ...expiring, ...older] });
      return next;
    },
  };
}

export type Endpoints = ReturnType<typeof createEndpoints>;
