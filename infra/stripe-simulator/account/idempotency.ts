import { createHash } from 'node:crypto';
import type { Clock } from '#infra/stripe-simulator/account/later.ts';
import type { KeptReply, StripeStore } from '#infra/stripe-simulator/account/store.ts';
import { StripeFailure } from '#infra/stripe-simulator/requests/failure.ts';

/** A POST with an idempotency key. */
export interface KeyedRequest {
  key: string;
  /** `POST /v1/refunds` */
  endpoint: string;
  /** The form-encoded parameters. */
  form: string;
}

const keptSeconds = 24 * 60 * 60;

// Store a digest only: parameters may hold a card number.
function digestOf({ endpoint, form }: KeyedRequest): string {
  const sorted = [...new URLSearchParams(form)].map(([name, value]) => JSON.stringify([name, value])).sort();
  return createHash('sha256').update(`${endpoint} ${sorted.join()}`).digest('hex');
}

/** Idempotency keys, as described at https://docs.stripe.com/api/idempotent_requests. */
export function createIdempotency(store: StripeStore, clock: Clock) {
  const inProgress = new Set<string>();
  return {
    /**
     * Claims a key for a request. Returns the reply of an earlier request with the key, if any; otherwise the
     * key is in use until `release`. Throws a StripeFailure when the key was used for a different request, or
     * is in use.
     */
    claim(request: KeyedRequest): KeptReply | undefined {
      const { key } = request;
      if (inProgress.has(key)) {
        throw new StripeFailure(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `Another request with this idempotency key is in progress: ${key}`,
        });
      }
      const kept = store.get('replies', key);
      if (!kept || kept.repliedAt < clock.now() - keptSeconds) {
        inProgress.add(key);
        return undefined;
      }
      if (kept.digest === digestOf(request)) return kept;
      const message = `The idempotency key '${key}' was used for another request.`;
      throw new StripeFailure(400, { type: 'idempotency_error', message });
    },

    keep(request: KeyedRequest, status: number, body: string): void {
      const digest = digestOf(request);
      store.put('replies', { id: request.key, digest, status, body, repliedAt: clock.now() });
    },

    release(key: string): void {
      inProgress.delete(key);
    },
  };
}
