import type { PaymentSource } from '#shared/payments/payment.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/**
 * One wish to pay: its idempotency key serves every try of it, whether after a lost answer, a reload or from another
 * tab, so that there is one charge. Of what is paid only a digest is kept.
 */
export interface PaymentAttempt {
  source: PaymentSource;
  /** A UUID; the server makes one payment of it. */
  key: string;
  digest: string;
  /** Instants, ISO 8601. */
  startedAt: string;
  paidAt?: string;
  paymentIntentId?: string;
  /** A confirmation was sent, and how it ended was not heard. */
  unsettled?: boolean;
}

const hourMs = 3_600_000;
const forgetAfterMs = 24 * hourMs;
/** The same bill paid again so soon after is another tab, or a button pressed twice; not a second wish. */
const paidCountsForMs = hourMs / 6;

const storageKey = (source: PaymentSource) => `paymentAttempt ${source}`;

/** The last attempt, of this or another tab. */
function storedAttempt(source: PaymentSource): PaymentAttempt | undefined {
  const stored = (readStored('local', storageKey(source)) ?? {}) as Partial<PaymentAttempt>;
  const { key, digest, startedAt, paidAt, paymentIntentId, unsettled } = stored;
  if (typeof key !== 'string' || typeof digest !== 'string' || typeof startedAt !== 'string')
    return undefined;
  const age = (since: string) => Date.now() - Date.parse(since);
  if (!(age(startedAt) < forgetAfterMs)) return undefined;
  if (paidAt !== undefined && !(age(paidAt) < paidCountsForMs)) return undefined;
  return {
    source,
    key,
    digest,
    startedAt,
    ...(paidAt && { paidAt }),
    ...(typeof paymentIntentId === 'string' && { paymentIntentId }),
    ...(unsettled && { unsettled }),
  };
}

export function saveAttempt(attempt: PaymentAttempt): void {
  writeStored('local', storageKey(attempt.source), attempt);
}

/** At a definite end, or when the visitor wants another payment of the same. */
export function clearAttempt(source: PaymentSource): void {
  removeStored('local', storageKey(source));
}

async function digestOf(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One tab at a time, where the browser can do that. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('payment-attempt', work) : work();
}

interface Begun {
  attempt: PaymentAttempt;
  /** An attempt at something else, of which nobody knows how it ended. Ask before it is replaced. */
  unsettledOther?: PaymentAttempt;
}

/** The attempt to pay exactly this: the one under way, or a new one that takes the place of any other. */
export function startAttempt(source: PaymentSource, content: unknown): Promise<Begun> {
  return alone(async () => {
    const digest = await digestOf(content);
    const stored = storedAttempt(source);
    if (stored?.digest === digest) return { attempt: stored };
    const attempt = { source, key: crypto.randomUUID(), digest, startedAt: new Date().toISOString() };
    if (stored?.unsettled) return { attempt, unsettledOther: stored };
    saveAttempt(attempt);
    return { attempt };
  });
}
