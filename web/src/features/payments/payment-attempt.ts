import type { PaymentSource } from '#shared/payments/payment.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';

/**
 * One intention to pay. All tries share its idempotency key, even after a lost reply or a reload, and in other tabs, so
 * that the card is charged only once. Only a digest of the order is stored.
 */
export interface PaymentAttempt {
  /** The idempotency key, a UUID. The server makes only one payment per key. */
  key: string;
  digest: string;
  /** Instants, ISO 8601. */
  startedAt: string;
  paidAt?: string;
  paymentIntentId?: string;
  /** Set when a confirmation was sent and its result is unknown. */
  unsettled?: boolean;
}

const hourMs = 3_600_000;
const expiresAfterMs = 24 * hourMs;
/** Within this time, paying the same order again counts as another tab or a second click, not a second payment. */
const samePaymentForMs = hourMs / 6;

const storageKey = (source: PaymentSource) => `paymentAttempt ${source}` as const;

/** The last attempt, from this tab or another. */
function storedAttempt(source: PaymentSource): PaymentAttempt | undefined {
  const stored = (readStored(storageKey(source)) ?? {}) as Partial<PaymentAttempt>;
  const { key, digest, startedAt = '', paidAt } = stored;
  if (typeof key !== 'string' || typeof digest !== 'string') return undefined;
  const ageMs = (since: string) => Date.now() - Date.parse(since);
  // The comparison is negated, so that an invalid date counts as expired.
  if (!(ageMs(startedAt) < expiresAfterMs)) return undefined;
  if (paidAt !== undefined && !(ageMs(paidAt) < samePaymentForMs)) return undefined;
  return { ...stored, key, digest, startedAt };
}

export function saveAttempt(source: PaymentSource, attempt: PaymentAttempt): void {
  writeStored(storageKey(source), attempt);
}

/** Call it after a definite outcome, or when the visitor wants to pay the same order once more. */
export function clearAttempt(source: PaymentSource): void {
  removeStored(storageKey(source));
}

/** The stored attempt's intent, if its result is unknown: it may have charged the card. */
export function unsettledIntent(source: PaymentSource): string | undefined {
  const stored = storedAttempt(source);
  return stored?.unsettled ? stored.paymentIntentId : undefined;
}

/** Records the end of an attempt, unless another has replaced it. */
export function settleAttempt(source: PaymentSource, paymentIntentId: string, paidAt?: Date): void {
  const stored = storedAttempt(source);
  if (stored?.paymentIntentId !== paymentIntentId) return;
  saveAttempt(source, { ...(paidAt && { paidAt: paidAt.toISOString() }), ...stored, unsettled: false });
}

async function digestOf(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Lets only one tab at a time read and replace the attempt, in browsers with the Web Locks API. */
function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('payment-attempt', work) : work();
}

/**
 * The attempt to pay exactly this order: the stored one, or a new one that replaces any other. `unsettledOther` is
 * another order's intent without a result: find out its status before replacing its attempt.
 */
export function startAttempt(source: PaymentSource, content: unknown) {
  return withLock(async () => {
    const digest = await digestOf(content);
    const stored = storedAttempt(source);
    if (stored?.digest === digest) return { attempt: stored };
    const attempt: PaymentAttempt = { key: crypto.randomUUID(), digest, startedAt: new Date().toISOString() };
    const unsettledOther = unsettledIntent(source);
    if (unsettledOther) return { attempt, unsettledOther };
    saveAttempt(source, attempt);
    return { attempt };
  });
}
