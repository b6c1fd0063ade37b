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

/** @param requester undefined for a refund that was not requested here */
export function refundRecordOf(refund: StripeRefund, requester: RefundRequester | undefined): RefundRecord {
  const { id, amount, status, created, failure_reason: failureReason } = refund;
  const attempt = attemptIn(refund);
  return {
    id,
    cents: amount,
    status: refundStatusOf(status),
    reason: requester?.reason ?? '',
    actor: requester?.actor ?? 'stripe',
    createdAt: instantOfSeconds(created),
    ...(failureReason && { failureReason }),
    ...(attempt !== undefined && { attempt }),
  };
}

/** The refund as an admin sees it. Money is in dollars. */
export function toRefund({ cents, attempt: _, ...refund }: RefundRecord): Refund {
  return { ...refund, amount: centsToDollars(cents) };
}
