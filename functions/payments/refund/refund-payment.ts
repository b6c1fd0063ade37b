import { isRefundMade } from '#functions/payments/history/refund-record.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { settlePayment } from '#functions/payments/settle/settle-payment.ts';
import { findPayment, noSuchPayment } from '#functions/payments/store.ts';
import { StripeRefusal } from '#functions/stripe/errors.ts';
import { refundIntent } from '#functions/stripe/intents.ts';
import { Problem } from '#shared/api/problem.ts';
import { isEnteredPayment } from '#shared/payments/payment.ts';
import { required } from '#shared/required.ts';
import {
  checkRefundable,
  dropRefundRequest,
  keyUsed,
  type RefundBody,
  recordRefundRequest,
  requestOf,
} from './request-refund.ts';

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
