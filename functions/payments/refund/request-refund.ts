import { isDeepStrictEqual } from 'node:util';
import { changePayment } from '#functions/payments/change.ts';
import type { RefundRequest } from '#functions/payments/history/refund-record.ts';
import { refundedTests } from '#functions/payments/lab-order-record.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { checkPaymentVersion } from '#functions/payments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { totalCentsOf } from '#shared/lab-tests/price.ts';
import type { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';
import { formatCents } from '#shared/payments/money.ts';

/**
 * The request of an admin's dialog: an amount in cents or the whole remainder, the version they saw, and the dialog's
 * key.
 */
export type RefundBody = BodyOf<(typeof adminPaymentRoutes)['POST /api/payments/{id}/refund']>;

function invalid(field: 'amount' | 'tests', message: string): Problem {
  return new Problem('invalid', `${message}.`, { fields: { [field]: message } });
}

const centsLeft = (item: PaymentItem) => item.amountCents - item.refundedCents;

/** Throws the Problem that says why this amount can't be refunded. */
export function checkRefundable(item: PaymentItem, cents: number): void {
  const left = centsLeft(item);
  if (!item.paidAt) throw new Problem('conflict', 'This payment hasn’t gone through.');
  if (left === 0) throw new Problem('conflict', 'This payment has already been fully refunded.');
  if (cents <= left) return;
  throw invalid('amount', `You can refund up to ${formatCents(left)}`);
}

/**
 * The price of some of an order's tests, in cents. Throws a Problem for a test that the payment didn't buy, that is
 * named twice, or that was refunded before. Also refuses any amount but these tests' prices: otherwise, the patient
 * would lose a test without getting its price back.
 */
function centsOfTests(
  { items = [], ...item }: PaymentItem,
  tests: readonly string[],
  amount?: number,
): number {
  const refunded = refundedTests(item);
  const chosen = items.filter(({ title }) => tests.includes(title) && !refunded.has(title));
  if (chosen.length < tests.length) {
    throw invalid('tests', 'Choose tests of this order that haven’t been refunded');
  }
  const cents = totalCentsOf(chosen);
  if ((amount ?? cents) === cents) return cents;
  throw invalid('amount', `The tests you chose cost ${formatCents(cents)}`);
}

export function keyUsed(): Problem {
  return new Problem(
    'conflict',
    'This refund was already sent with a different amount, reason or tests. Check the payment’s history before you send another.',
  );
}

export function requestOf({ refundRequests = [] }: PaymentItem, key: string): RefundRequest | undefined {
  return refundRequests.find(({ idempotencyKey }) => idempotencyKey === key);
}

/**
 * Records a refund and its audit line before Stripe is asked, or finds it recorded. Checks the version only for a new
 * key. Throws `stale-version`, or `conflict` when the key belongs to another refund.
 */
export async function recordRefundRequest(
  id: string,
  { amount, reason, tests, version, idempotencyKey }: RefundBody,
  actor: string,
): Promise<PaymentItem> {
  const now = clock();
  const isRecorded = (item: PaymentItem) => requestOf(item, idempotencyKey) !== undefined;
  return changePayment(
    id,
    (read) => {
      const earlier = requestOf(read, idempotencyKey);
      if (earlier) {
        const asked = { reason, cents: amount ?? earlier.cents, tests };
        const { cents, tests: earlierTests } = earlier;
        if (!isDeepStrictEqual(asked, { reason: earlier.reason, cents, tests: earlierTests }))
          throw keyUsed();
        return { to: read };
      }
      checkPaymentVersion(version, read);
      const cents = tests ? centsOfTests(read, tests, amount) : (amount ?? centsLeft(read));
      checkRefundable(read, cents);
      const requestedAt = now.toISOString();
      const request = { idempotencyKey, cents, reason, ...(tests && { tests }), actor, requestedAt };
      const entry = { actor, action: 'payment.refund', subject: id, to: String(cents), reason } as const;
      return {
        to: { ...read, refundRequests: [...(read.refundRequests ?? []), request] },
        steps: { audit: auditStep(entry, now) },
      };
    },
    now,
    isRecorded,
  );
}

/** Removes the request for a refund that Stripe declined, and adds an audit line, since the request has one already. */
export async function dropRefundRequest(id: string, key: string): Promise<void> {
  const now = clock();
  await changePayment(
    id,
    (read) => {
      const { refundRequests = [], ...rest } = read;
      const declined = requestOf(read, key);
      if (!declined) return { to: read };
      const kept = refundRequests.filter((request) => request !== declined);
      const [actor, action, to] = ['stripe', 'payment.refund-declined', String(declined.cents)] as const;
      return {
        to: { ...rest, ...(kept.length > 0 && { refundRequests: kept }) },
        steps: { audit: auditStep({ actor, action, subject: id, to }, now) },
      };
    },
    now,
  );
}
