import { attemptName, type RefundAttempt } from '#functions/payments/history/refund-record.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { settlePayment } from '#functions/payments/settle/settle-payment.ts';
import { findPayment, noSuchPayment } from '#functions/payments/store.ts';
import { StripeRefusal, StripeServerError } from '#functions/stripe/errors.ts';
import { refundIntent } from '#functions/stripe/refund-intent.ts';
import { Problem } from '#shared/api/problem.ts';
import { isEnteredPayment } from '#shared/payments/payment.ts';
import { type RefundRequest, recordFailedAttempt, startRefundAttempt } from './refund-attempt.ts';

/** After a failed refund request: the payment, if Stripe made the refund anyway. */
async function findRefunded(
  id: string,
  attempt: RefundAttempt,
  error: unknown,
): Promise<PaymentItem | undefined> {
  const settled = await settlePayment(id);
  if (settled && settled.refundAttempt?.idempotencySuffix !== attempt.idempotencySuffix) return settled;
  if (error instanceof StripeRefusal || error instanceof StripeServerError) {
    await recordFailedAttempt(id, attempt, error);
  }
  return undefined;
}

function notAtStripe(): Problem {
  return new Problem(
    'conflict',
    'Stripe can’t refund a payment made by phone, in cash or by check. Return the money yourself, then set the status to Cancelled.',
  );
}

/**
 * Refunds a payment, in part or in full. The same request again is the same refund: neither a double click nor a retry
 * after a lost answer refunds twice.
 */
export async function refundPayment(id: string, request: RefundRequest, actor: string): Promise<PaymentItem> {
  if (isEnteredPayment(await findPayment(id))) throw notAtStripe();
  if (!(await settlePayment(id))) throw noSuchPayment();
  const started = await startRefundAttempt(id, request, actor);
  const attempt = started.refundAttempt;
  try {
    await refundIntent(id, attempt.cents, attemptName(attempt));
  } catch (error) {
    const refunded = await findRefunded(id, attempt, error);
    if (refunded) return refunded;
    if (!(error instanceof StripeRefusal)) throw error;
    throw new Problem('conflict', 'Stripe declined this refund. Please check the payment in Stripe.');
  }
  return (await settlePayment(id)) ?? started;
}
