import { createHash } from 'node:crypto';
import type { Clock } from '#infra/stripe-simulator/account/later.ts';
import type { KeptReply, StripeStore } from '#infra/stripe-simulator/account/store.ts';
import { StripeFailure } from './failure.ts';

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
function digestOf(form: string): string {
  const sorted = [...new URLSearchParams(form)].map(([name, value]) => JSON.stringify([name, value])).sort();
  return createHash('sha256').update(sorted.join()).digest('hex');
}

/** Idempotency keys, as described at https://docs.stripe.com/api/idempotent_requests. */
export function createIdempotency(store: StripeStore, clock: Clock) {
  const inProgress = new Set<string>();
  return {
    /**
     * Claims a key for a request. Returns the reply of the first request with it, if there was one; else the key is in
     * use until `release`. Throws a StripeFailure when it was used for a different request, or is in use.
     */
    claim({ key, endpoint, form }: KeyedRequest): KeptReply | undefined {
      if (inProgress.has(key)) {
        throw new StripeFailure(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
        });
      }
      const kept = store.get('replies', key);
      if (!kept || kept.repliedAt < clock.now() - keptSeconds) {
        inProgress.add(key);
        return undefined;
      }
      if (kept.endpoint === endpoint && kept.digest === digestOf(form)) return kept;
      const first = kept.endpoint === endpoint ? 'with the same parameters' : 'for the same endpoint';
      const message = `Keys for idempotent requests can only be used ${first} they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
      throw new StripeFailure(400, { type: 'idempotency_error', message });
    },

    keep({ key, endpoint, form }: KeyedRequest, status: number, body: string): void {
      const digest = digestOf(form);
      store.put('replies', { id: key, endpoint, digest, status, body, repliedAt: clock.now() });
    },

    release(key: string): void {
      inProgress.delete(key);
    },
  };
}
