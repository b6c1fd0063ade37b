import type Stripe from 'stripe';
import type { Endpoints } from '#infra/stripe-simulator/endpoints/endpoints.ts';
import type { Emit } from './account.ts';
import type { Clock } from './clock.ts';
import { newEvent } from './events.ts';
import { signatureOf } from './signature.ts';
import type { KeptEvent, StripeStore } from './store.ts';

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
  /** Delays before each further attempt, in milliseconds. After the last one, the event is given up. */
  retryAfterMs?: readonly number[];
}

const second = 1000;
const defaultRetries = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800].map((seconds) => seconds * second);
const answerWithinMs = 10 * second;

const unposted: readonly KeptEvent['state'][] = ['dropped', 'filtered'];

const noRequest: Stripe.Event.Request = { id: null, idempotency_key: null };

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

function isSuccess(status: number | 'no answer'): boolean {
  return typeof status === 'number' && status >= 200 && status < 300;
}

/** Records events and posts them to the endpoints that take them, until each has acknowledged them. */
export function createDeliveries(options: DeliveriesOptions) {
  const { store, clock, endpoints, posts, retryAfterMs = defaultRetries } = options;
  const timers = new Map<string, NodeJS.Timeout>();
  const stopping = new AbortController();
  let isHeld = false;
  let dropNext = 0;
  let delayMs = 0;
  let cause: Stripe.Event.Request = noRequest;

  function kept(id: string): KeptEvent | undefined {
    return store.get('events', id);
  }

  async function post(endpointId: string, payload: string): Promise<number | 'no answer'> {
    try {
      const response = await fetch(endpoints.find(endpointId).url, {
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
      return response.status;
    } catch {
      return 'no answer';
    }
  }

  async function deliver(id: string): Promise<void> {
    timers.delete(id);
    const event = kept(id);
    if (event?.state !== 'waiting' || isHeld) return;
    const answers = await Promise.all(
      (event.pending ?? []).map(async (endpointId) => ({
        endpointId,
        status: await post(endpointId, event.payload),
      })),
    );
    if (stopping.signal.aborted) return;
    const failed = answers.filter(({ status }) => !isSuccess(status));
    const attempts = event.attempts + 1;
    const lastStatus = (failed[0] ?? answers[0])?.status ?? 'no answer';
    const tried = { ...event, attempts, lastStatus, pending: failed.map(({ endpointId }) => endpointId) };
    const waitMs = retryAfterMs[attempts - 1];
    if (failed.length === 0) store.put('events', { ...tried, state: 'delivered' });
    else if (waitMs === undefined) store.put('events', { ...tried, state: 'given-up' });
    else {
      store.put('events', tried);
      schedule(id, waitMs);
    }
  }

  async function deliverInOrder(ids: readonly string[]): Promise<void> {
    if (!posts) return;
    for (const id of ids) {
      clearTimeout(timers.get(id));
      await deliver(id);
    }
  }

  function schedule(id: string, waitMs: number): void {
    if (!posts || isHeld || stopping.signal.aborted) return;
    clearTimeout(timers.get(id));
    const timer = setTimeout(() => void deliver(id), waitMs);
    timers.set(id, timer.unref());
  }

  const waiting = () => store.all('events').filter(({ state }) => state === 'waiting');

  const emit: Emit = (type, object, intent, previous) => {
    const event = newEvent({ type, object, previous, created: clock.now(), request: cause });
    const { id, created } = event;
    const pending = endpoints.takersOf(type);
    const isEnabled = pending.length > 0;
    const isDropped = isEnabled && dropNext > 0;
    if (isDropped) dropNext -= 1;
    // Indented, as Stripe's are, so that re-serializing one changes its bytes and fails the signature check.
    const payload = JSON.stringify(event, null, 2);
    const state = isDropped ? 'dropped' : isEnabled ? 'waiting' : 'filtered';
    store.put('events', { id, type, created, intent, payload, state, pending, attempts: 0 });
    schedule(id, delayMs);
  };

  return {
    emit,

    /** Runs work whose events name this request as their cause. */
    during<Result>(requestId: string, key: string | null, work: () => Result): Result {
      cause = { id: requestId, idempotency_key: key };
      try {
        return work();
      } finally {
        cause = noRequest;
      }
    },

    /** Posts the events that were waiting when the system stopped. */
    resume(): void {
      for (const { id } of waiting()) schedule(id, 0);
    },

    hold(): void {
      isHeld = true;
    },

    /** Posts the held events one after the other, in the given order. */
    release(order: 'kept' | 'shuffled' | 'reversed' = 'kept'): string[] {
      isHeld = false;
      const events = waiting();
      const sorted = {
        kept: () => events,
        shuffled: () => shuffled(events),
        reversed: () => events.toReversed(),
      };
      const ids = sorted[order]().map(({ id }) => id);
      void deliverInOrder(ids);
      return ids;
    },

    /** Drops the deliveries of the next events. `replay` can still post them. */
    drop(count: number): void {
      dropNext = count;
    },

    /** Delays every later delivery by this many milliseconds. */
    delay(milliseconds: number): void {
      delayMs = milliseconds;
    },

    /** Posts an event to the system's own endpoint again, whatever its state. False when there is no such event. */
    replay(id: string): boolean {
      const event = kept(id);
      if (!event) return false;
      store.put('events', { ...event, state: 'waiting', pending: [endpoints.own().id], attempts: 0 });
      schedule(id, 0);
      return true;
    },

    /** Every event (of one intent) that was not dropped or filtered, oldest first, newly signed. */
    signed(intentId?: string): Delivery[] {
      return store
        .all('events')
        .filter(({ state, intent }) => !unposted.includes(state) && (intentId ?? intent) === intent)
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
