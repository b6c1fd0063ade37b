import { pick } from '#functions/platform/pick.ts';
import type { StripeRefund } from '#functions/stripe/intents.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import { type Refund, type RefundStatus, refundStatusOf } from '#shared/payments/refund.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';
import { type Movement, movementOf } from './movement.ts';

/** A payment's refund, in the form that we store. */
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
  /** Instant, in whole seconds like Stripe's, at which we learned that the refund had failed. */
  failedAt?: string;
  /** Everything that Stripe has booked for the refund: once when it goes out, and once more if it comes back. */
  movements?: Movement[];
  /** The idempotency key of the refund's request; absent when the refund was made in Stripe's own dashboard. */
  idempotencyKey?: string;
}

/** The admin who requested a refund, and the reason. */
export interface RefundRequester {
  actor: string;
  reason: string;
}

/**
 * A refund request that was made here. Once the payment has a refund with the same key, Stripe has made that refund.
 */
export interface RefundRequest extends RefundRequester {
  /**
   * Each opened dialog has its own key. The key is also stored with the refund at Stripe, so that a repeated request
   * finds the refund of the first one.
   */
  idempotencyKey: string;
  cents: number;
  /** The titles of the lab tests that the money was for. */
  tests?: string[];
  /** Instant (ISO) of the first request with this key. */
  requestedAt: string;
}

/** Whether Stripe has made the refund that was requested under this idempotency key. */
export function isRefundMade({ refunds = [] }: { refunds?: RefundRecord[] }, key: string): boolean {
  return refunds.some(({ idempotencyKey }) => idempotencyKey === key);
}

/** The titles of the lab tests that a refund is for. */
export function testsOf(
  { idempotencyKey }: RefundRecord,
  refundRequests: readonly RefundRequest[] = [],
): Pick<RefundRequest, 'tests'> {
  const request = refundRequests.find((one) => one.idempotencyKey === idempotencyKey);
  return request ? pick(request, 'tests') : {};
}

/** What Stripe has booked for a refund. */
function refundMovementsOf({ balance_transaction, failure_balance_transaction }: StripeRefund): Movement[] {
  return [balance_transaction, failure_balance_transaction]
    .filter((booked) => booked !== null && typeof booked === 'object')
    .map(movementOf);
}

/**
 * A refund at Stripe in the form that we store, with who requested it. For a failed refund, keeps the time at which we
 * first learned of the failure.
 */
export function refundRecordOf(
  refund: StripeRefund,
  { refunds = [], refundRequests = [] }: { refunds?: RefundRecord[]; refundRequests?: RefundRequest[] },
  now: Date,
): RefundRecord {
  const { id, amount, created, failure_reason: failureReason } = refund;
  // The key is absent from a refund that wasn't requested here.
  const idempotencyKey = refund.metadata?.idempotencyKey;
  const known: (RefundRequester & Pick<RefundRecord, 'failedAt'>) | undefined =
    refunds.find((one) => one.id === id) ??
    refundRequests.find((request) => request.idempotencyKey === idempotencyKey);
  const status = refundStatusOf(refund.status);
  const movements = refundMovementsOf(refund);
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
    ...(movements.length > 0 && { movements }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
}

/** The key under which a failed refund waits for a manager. */
export function failedRefundKey({ id }: Pick<RefundRecord, 'id'>): string {
  return `refund-failed ${id}`;
}

/** The refund as an admin sees it. Money is in dollars. */
export function toRefund(
  record: RefundRecord,
  { handled, refundRequests }: { handled?: string[]; refundRequests?: RefundRequest[] },
): Refund {
  const { cents, idempotencyKey: _, movements: __, ...refund } = record;
  const isHandled = handled?.includes(failedRefundKey(refund));
  return {
    ...refund,
    amount: centsToDollars(cents),
    ...testsOf(record, refundRequests),
    ...(isHandled && { handled: true }),
  };
}
