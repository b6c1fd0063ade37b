import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { type Emit, type EventType, exactly, newId, nulls } from '#infra/stripe-simulator/account/account.ts';
import type { Clock } from '#infra/stripe-simulator/account/later.ts';
import { readRoutes } from '#infra/stripe-simulator/account/routes.ts';
import type { KeptEvent, StripeStore } from '#infra/stripe-simulator/account/store.ts';
import type { Endpoints } from '#infra/stripe-simulator/endpoints/endpoints.ts';
import { noSuch } from '#infra/stripe-simulator/requests/failure.ts';
import { paramsOf, texts } from '#infra/stripe-simulator/requests/params.ts';

/** The API version of events: the one that this project's stripe package is pinned to. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive';

// Stripe's TypeScript types of events differ only in `type` and `data`. `Emit` checks that these two match.
type AnyEvent = Pick<Stripe.Event, Exclude<keyof Stripe.Event, 'type' | 'data'>> & {
  type: EventType;
  data: { object: object; previous_attributes?: object };
};

function newEvent(type: EventType, object: object, previous: object | undefined, created: number): AnyEvent {
  return exactly<AnyEvent>()({
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: nulls('id idempotency_key'),
    type,
  });
}

/** One signed delivery of an event. */
export interface Delivery {
  id: string;
  type: KeptEvent['type'];
  /** The exact bytes. */
  payload: string;
  /** The `stripe-signature` header. */
  signature: string;
}

export interface DeliveriesOptions {
  store: StripeStore;
  clock: Clock;
  endpoints: Endpoints;
  /** Whether events are posted. Otherwise they are only recorded. */
  posts: boolean;
  /** Delays before each retry, in milliseconds. After the last one, the event is given up. */
  retryAfterMs?: readonly number[] | undefined;
}

const second = 1000;
const defaultRetries = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800].map((seconds) => seconds * second);
const answerWithinMs = 10 * second;

/**
 * Signs as Stripe does: an HMAC over the timestamp and the exact bytes, one for each secret. The timestamp is real
 * time, because the stripe package compares it with real time.
 */
function signatureOf(payload: string, secrets: readonly string[]): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const signed = (secret: string) =>
    createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return [`t=${timestamp}`, ...secrets.map((secret) => `v1=${signed(secret)}`)].join(',');
}

/** The id of the intent that an object is or belongs to. */
function intentOf(about: { object?: string; id?: string; payment_intent?: unknown }): string | null {
  if (about.object === 'payment_intent') return about.id ?? null;
  return typeof about.payment_intent === 'string' ? about.payment_intent : null;
}

const keptSeconds = 30 * 24 * 60 * 60;

function show({ payload, pending }: KeptEvent): Stripe.Event {
  return { ...(JSON.parse(payload) as Stripe.Event), pending_webhooks: pending.length };
}

/** The event routes of the API. Events are kept for 30 days, whether delivered or not. */
function eventRoutes(store: StripeStore, clock: Clock) {
  const isKept = ({ created }: KeptEvent) => created > clock.now() - keptSeconds;
  const listed = {
    path: '/v1/events',
    all: () => store.all('events').filter(isKept),
    filters: paramsOf<Stripe.EventListParams>()({ types: texts }),
    fits: ({ type }: KeptEvent, { types }: { types?: string[] | undefined }) => types?.includes(type) ?? true,
    show,
  };
  return readRoutes(listed, (id) => {
    const event = store.find('events', id);
    if (isKept(event)) return event;
    throw noSuch('event', id);
  });
}

/**
 * Records every event. Posts it to each endpoint that is registered for its type, until the endpoint
 * acknowledges it or the retries end.
 */
export function createDeliveries(options: DeliveriesOptions) {
  const { store, clock, endpoints, posts, retryAfterMs = defaultRetries } = options;
  const timers = new Map<string, NodeJS.Timeout>();
  const stopping = new AbortController();
  let dropNext = 0;

  /** Posts an event to an endpoint. Returns whether the endpoint acknowledged it. */
  async function post(endpointId: string, payload: string): Promise<boolean> {
    try {
      const response = await fetch(store.find('endpoints', endpointId).endpoint.url, {
        method: 'POST',
        body: payload,
        // Stripe follows no redirect: a 3xx is a failed delivery.
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(payload, endpoints.secretsOf(endpointId)),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(answerWithinMs)]),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function deliver(id: string): Promise<void> {
    const event = store.find('events', id);
    const taken = await Promise.all(event.pending.map((endpoint) => post(endpoint, event.payload)));
    if (stopping.signal.aborted) return;
    const pending = event.pending.filter((_, index) => !taken[index]);
    const waitMs = retryAfterMs[event.attempts];
    const failed = waitMs === undefined ? 'given-up' : 'waiting';
    const state = pending.length === 0 ? 'delivered' : failed;
    store.put('events', event, { attempts: event.attempts + 1, pending, state });
    if (state === 'waiting') schedule(id, waitMs);
    else timers.delete(id);
  }

  function schedule(id: string, waitMs = 0): void {
    if (posts && !stopping.signal.aborted) timers.set(id, setTimeout(() => void deliver(id), waitMs).unref());
  }

  const emit: Emit = (type, object, previous) => {
    const created = clock.now();
    const event = newEvent(type, object, previous, created);
    const pending = endpoints.takersOf(type);
    const isDropped = pending.length > 0 && dropNext > 0;
    if (isDropped) dropNext -= 1;
    const unposted = pending.length === 0 ? 'filtered' : 'dropped';
    store.put('events', {
      id: event.id,
      type,
      created,
      intent: intentOf(object),
      // Indented like Stripe's, so that re-serializing an event changes its bytes and fails the signature
      // check.
      payload: JSON.stringify(event, null, 2),
      state: pending.length > 0 && !isDropped ? 'waiting' : unposted,
      pending,
      attempts: 0,
    });
    if (pending.length > 0 && !isDropped) schedule(event.id);
  };

  return {
    routes: eventRoutes(store, clock),
    emit,

    /** Posts the events that were waiting when the system stopped. */
    resume(): void {
      for (const { id, state } of store.all('events')) if (state === 'waiting') schedule(id);
    },

    /** Drops the next events without posting them. */
    drop(count: number): void {
      dropNext = count;
    },

    /** The events of one intent or of all, oldest first, newly signed. Leaves out dropped and filtered events. */
    signed(intentId?: string): Delivery[] {
      return store
        .all('events')
        .filter(
          ({ state, intent }) => !['dropped', 'filtered'].includes(state) && (intentId ?? intent) === intent,
        )
        .map(({ id, type, payload }) => ({
          id,
          type,
          payload,
          signature: signatureOf(payload, endpoints.secretsOf()),
        }));
    },

    stop(): void {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;
