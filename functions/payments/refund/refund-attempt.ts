import { changePayment } from '#functions/payments/change.ts';
import type { RefundAttempt } from '#functions/payments/history/refund-record.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { checkPaymentVersion } from '#functions/payments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { StripeRefusal, type StripeServerError } from '#functions/stripe/errors.ts';
import { Problem } from '#shared/api/problem.ts';
import { formatCents } from '#shared/payments/money.ts';
import { hourMs } from '#shared/time/durations.ts';

/**
 * How long a refund that Stripe never answered for may still be made. Until then, no other can be started: the patient
 * could get the money twice.
 */
const inDoubtForMs = hourMs;

/** An admin's request: an amount in cents or the whole remainder, and the version they saw. */
export interface RefundRequest {
  amount?: number | undefined;
  version?: number | undefined;
  reason: string;
}

/** A payment with a refund in progress. */
export type RefundingPayment = PaymentItem & { refundAttempt: RefundAttempt };

function centsToRefund(item: PaymentItem, requestedCents: number | undefined): number {
  const leftCents = item.amountCents - item.refundedCents;
  if (!item.paidAt) throw new Problem('conflict', 'This payment hasn’t gone through.');
  if (leftCents === 0) throw new Problem('conflict', 'This payment has already been fully refunded.');
  const cents = requestedCents ?? leftCents;
  if (cents > leftCents) {
    const message = `You can refund up to ${formatCents(leftCents)}`;
    throw new Problem('invalid', `${message}.`, { fields: { amount: message } });
  }
  return cents;
}

function isOpen({ requestedAt }: RefundAttempt, now: Date): boolean {
  return now.getTime() < Date.parse(requestedAt) + inDoubtForMs;
}

function refundInProgress(): Problem {
  return new Problem(
    'conflict',
    'An earlier refund of this payment is still in progress, or Stripe hasn’t confirmed it yet. Please check again in an hour.',
  );
}

/**
 * The suffix of an earlier attempt at the same refund: if that did reach Stripe, this one replays it. Not after a 5xx, which
 * Stripe would replay as well.
 */
function suffixFor({ refundAttempt, version }: PaymentItem, request: string): number {
  const isReplay = refundAttempt?.request === request && !refundAttempt.metServerError;
  return isReplay ? refundAttempt.idempotencySuffix : version + 1;
}

/**
 * Records a refund and its audit line before Stripe is asked. One at a time: when two managers refund the same version,
 * one moves money and the other gets `conflict`. A manager who repeats a request continues its attempt.
 */
export async function startRefundAttempt(
  id: string,
  { amount, version, reason }: RefundRequest,
  actor: string,
): Promise<RefundingPayment> {
  const now = clock();
  const requestedAt = now.toISOString();
  const request = `${actor} ${amount ?? 'all'}`;
  const started = await changePayment(
    id,
    (read) => {
      const earlier = read.refundAttempt;
      const isRepeated = earlier?.request === request;
      if (earlier && isOpen(earlier, now)) {
        if (!isRepeated) throw refundInProgress();
        return { to: { ...read, refundAttempt: { ...earlier, requestedAt } } };
      }
      checkPaymentVersion(version, read);
      const cents = centsToRefund(read, amount);
      const refundAttempt: RefundAttempt = {
        request,
        actor,
        reason,
        cents,
        requestedAt,
        idempotencySuffix: suffixFor(read, request),
      };
      const entry = { actor, action: 'payment.refund', subject: id, to: String(cents), reason } as const;
      return { to: { ...read, refundAttempt }, steps: { audit: auditStep(entry, now) } };
    },
    now,
  );
  return started as RefundingPayment;
}

/** Ends an attempt that Stripe refused. One that met a 5xx stays open, marked: Stripe may still have made its refund. */
export async function recordFailedAttempt(
  id: string,
  { idempotencySuffix }: RefundAttempt,
  error: StripeRefusal | StripeServerError,
): Promise<void> {
  const revise = (item: PaymentItem) => {
    const { refundAttempt, ...rest } = item;
    // Another attempt has started in the meantime.
    if (refundAttempt?.idempotencySuffix !== idempotencySuffix) return { to: item };
    if (error instanceof StripeRefusal) return { to: rest };
    return { to: { ...item, refundAttempt: { ...refundAttempt, metServerError: true as const } } };
  };
  await changePayment(id, revise, clock());
}
