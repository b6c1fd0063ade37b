import { isDeepStrictEqual } from 'node:util';
import { changePayment } from '#functions/payments/change.ts';
import { isRefundMade, type RefundRequest } from '#functions/payments/history/refund-record.ts';
import { refundedTests } from '#functions/payments/lab-order-record.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { settlePayment } from '#functions/payments/settle/settle-payment.ts';
import { checkPaymentVersion, findPayment, noSuchPayment } from '#functions/payments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { StripeRefusal } from '#functions/stripe/errors.ts';
import { refundIntent } from '#functions/stripe/intents.ts';
import { invalid, Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { totalCentsOf } from '#shared/lab-tests/price.ts';
import type { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';
import { formatCents } from '#shared/payments/money.ts';
import { isEnteredPayment } from '#shared/payments/payment.ts';
import { required } from '#shared/required.ts';

/**
 * The request of an admin's dialog: an amount in cents or the whole remainder, the version they saw, and the dialog's
 * key.
 */
type RefundBody = BodyOf<(typeof adminPaymentRoutes)['POST /api/payments/{id}/refund']>;

const refuse = (field: 'amount' | 'tests', message: string) => invalid(field, message, `${message}.`);

const centsLeft = (item: PaymentItem) => item.amountCents - item.refundedCents;

/** Throws the Problem that says why this amount can't be refunded. */
function checkRefundable(item: PaymentItem, cents: number): void {
  const left = centsLeft(item);
  if (!item.paidAt) throw new Problem('conflict', 'This payment hasn’t gone through.');
  if (left === 0) throw new Problem('conflict', 'This payment has already been fully refunded.');
  if (cents <= left) return;
  throw refuse('amount', `You can refund up to ${formatCents(left)}`);
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
    throw refuse('tests', 'Choose tests of this order that haven’t been refunded');
  }
  const cents = totalCentsOf(chosen);
  if ((amount ?? cents) === cents) return cents;
  throw refuse('amount', `The tests you chose cost ${formatCents(cents)}`);
}

function keyUsed(): Problem {
  return new Problem(
    'conflict',
    'This refund was already sent with a different amount, reason or tests. Check the payment’s history before you send another.',
  );
}

function requestOf({ refundRequests = [] }: PaymentItem, key: string): RefundRequest | undefined {
  return refundRequests.find(({ idempotencyKey }) => idempotencyKey === key);
}

/**
 * Records a refund and its audit line before Stripe is asked, or finds the refund already recorded. Checks the version
 * only for a new key. Throws `stale-version`, `conflict` when the key belongs to another refund, or the Problem that
 * says why this amount or these tests can't be refunded.
 */
async function recordRefundRequest(
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

/**
 * Removes the request for a refund that Stripe declined. Logs that too, since the audit log has the request.
 */
async function dropRefundRequest(id: string, key: string): Promise<void> {
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

function notAtStripe(): Problem {
  return new Problem(
    'conflict',
    'Stripe can’t refund a payment made by phone, in cash or by check. Return the money yourself, then set the status to Cancelled.',
  );
}

/**
 * The Problem for a refund that Stripe refused. Less money may be left, because another refund was made at the same
 * time.
 */
function refusalOf({ reason }: StripeRefusal, settled: PaymentItem, cents: number): Problem {
  if (reason === 'idempotency_error') return keyUsed();
  checkRefundable(settled, cents);
  return new Problem('conflict', 'Stripe declined this refund. Please check the payment in Stripe.');
}

/**
 * Refunds a payment, in part or in full. Repeating the idempotency key repeats the same refund, whatever happened to
 * the first request: we look for it in our record first, and Stripe returns the same refund for the same key.
 */
export async function refundPayment(id: string, body: RefundBody, actor: string): Promise<PaymentItem> {
  const { idempotencyKey: key } = body;
  if (isEnteredPayment(await findPayment(id))) throw notAtStripe();
  if (!(await settlePayment(id))) throw noSuchPayment();
  const recorded = await recordRefundRequest(id, body, actor);
  if (isRefundMade(recorded, key)) return recorded;
  const { cents } = required(requestOf(recorded, key), 'refund request');
  try {
    await refundIntent(id, cents, key);
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    await dropRefundRequest(id, key);
    throw refusalOf(error, (await settlePayment(id)) ?? recorded, cents);
  }
  return (await settlePayment(id)) ?? recorded;
}
