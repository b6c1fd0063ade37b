import { attemptIn } from '#functions/stripe/refund-attempt.ts';
import type { StripeRefund } from '#functions/stripe/refunds.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import { type Refund, type RefundStatus, refundStatusOf } from '#shared/payments/refund.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';

/** A refund of a payment as stored. */
export interface RefundRecord {
  /** Stripe's id. */
  id: string;
  cents: number;
  status: RefundStatus;
  reason: string;
  /** The sign-in subject of an admin, or 'stripe'. */
  actor: string;
  createdAt: string;
  failureReason?: string;
  /** Instant, to the second as Stripe's are, at which we heard that it came back. */
  failedAt?: string;
  /** The attempt that it was made for; absent when it was made in Stripe's own dashboard. */
  attempt?: string;
}

/** Who asked for a refund, and why. */
export interface RefundRequester {
  actor: string;
  reason: string;
}

/** A refund that was requested, and of which Stripe may or may not know. */
export interface RefundAttempt extends RefundRequester {
  /** Who requested it, and how much: the same request again is the same refund. */
  request: string;
  cents: number;
  /** Instant (ISO) of the last request for it. */
  requestedAt: string;
  /** Distinguishes it, at Stripe too, from other refunds of the same amount: the payment's version when it began. */
  idempotencySuffix: number;
  /** Stripe answered with a 5xx, which it repeats for as long as it keeps the idempotency key. */
  metServerError?: true;
}

/** The name of an attempt, at Stripe and in the record of its refund. */
export function attemptName({ idempotencySuffix, cents }: RefundAttempt): string {
  return `${idempotencySuffix} ${cents}`;
}

/**
 * @param known who requested it, and when it failed as far as we knew; undefined for a refund that was not requested here
 * and that we have not seen before
 */
export function refundRecordOf(
  refund: StripeRefund,
  known: (RefundRequester & Pick<RefundRecord, 'failedAt'>) | undefined,
  now: Date,
): RefundRecord {
  const { id, amount, created, failure_reason: failureReason } = refund;
  const attempt = attemptIn(refund);
  const status = refundStatusOf(refund.status);
  const { failedAt = instantOfSeconds(Math.floor(now.getTime() / 1000)) } = known ?? {};
  return {
    id,
    cents: amount,
    status,
    reason: known?.reason ?? '',
    actor: known?.actor ?? 'stripe',
    createdAt: instantOfSeconds(created),
    ...(failureReason && { failureReason }),
    ...(status === 'failed' && { failedAt }),
    ...(attempt !== undefined && { attempt }),
  };
}

/** The key under which a failed refund waits for a manager. */
export function failedRefundKey({ id }: Pick<RefundRecord, 'id'>): string {
  return `refund-failed ${id}`;
}

/**
 * The refund as an admin sees it. Money is in dollars.
 * @param handled the keys of what a manager has put away
 */
export function toRefund(
  { cents, attempt: _, ...refund }: RefundRecord,
  handled: readonly string[] = [],
): Refund {
  const isHandled = handled.includes(failedRefundKey(refund));
  return { ...refund, amount: centsToDollars(cents), ...(isHandled && { handled: true }) };
}
