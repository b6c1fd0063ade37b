import { changePayment } from '#functions/payments/change.ts';
import type { PaymentItem, RefundAttempt } from '#functions/payments/record.ts';
import { checkPaymentVersion } from '#functions/payments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { StripeRefusal, type StripeServerError } from '#functions/stripe/errors.ts';
import { Problem } from '#shared/api/problem.ts';
import { formatCents } from '#shared/payments/money.ts';
import { minuteMs } from '#shared/time/durations.ts';

/** How long a refund may still arrive after it was requested: no request to Stripe runs longer than this. */
const maxRequestMs = minuteMs;

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
  if (!item.paidAt) throw new Problem('conflict', 'Nothing was charged for this payment.');
  if (leftCents === 0) throw new Problem('conflict', 'This payment is refunded in full already.');
  const cents = requestedCents ?? leftCents;
  if (cents > leftCents) {
    const message = `Only ${formatCents(leftCents)} is left to refund`;
    throw new Problem('invalid', `${message}.`, { fields: { amount: message } });
  }
  return cents;
}

function isInProgress({ requestedAt }: RefundAttempt, now: Date): boolean {
  return now.getTime() < Date.parse(requestedAt) + maxRequestMs;
}

function refundInProgress(): Problem {
  return new Problem(
    'conflict',
    'Another refund of this payment is under way. Please look again in a minute.',
  );
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
      if (earlier && isInProgress(earlier, now)) {
        if (!isRepeated) throw refundInProgress();
        return { to: { ...read, refundAttempt: { ...earlier, requestedAt } } };
      }
      checkPaymentVersion(version, read);
      const cents = centsToRefund(read, amount);
      const refundAttempt: RefundAttempt = {
        request,
        cents,
        totalRefundedCents: read.refundedCents + cents,
        requestedAt,
        // Reuse the old idempotency suffix: if the first refund did reach Stripe, this replays it.
        idempotencySuffix: isRepeated ? earlier.idempotencySuffix : read.version + 1,
      };
      const entry = { actor, action: 'payment.refund', subject: id, to: String(cents), reason } as const;
      return { to: { ...read, refundAttempt }, steps: { audit: auditStep(entry, now) } };
    },
    now,
  );
  return started as RefundingPayment;
}

/** Ends an attempt that Stripe refused; gives one that met a 5xx a new idempotency suffix, or Stripe would replay it. */
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
    return { to: { ...item, refundAttempt: { ...refundAttempt, idempotencySuffix: item.version + 1 } } };
  };
  await changePayment(id, revise, clock());
}
