import type { LinkedKey } from '#functions/payments/idempotency-keys.ts';
import { endPayment } from '#functions/payments/settle/end-payment.ts';
import { findPaymentRecord, isPayment } from '#functions/payments/store.ts';
import { isAbandoned } from '#functions/payments/unfinished-payments.ts';
import { count } from '#functions/platform/dynamo/tally.ts';
import { findIntent, type Intent } from '#functions/stripe/intents.ts';
import { Problem } from '#shared/api/problem.ts';
import { repeatOf, tooManyRepeats } from './limits.ts';

export function paymentEnded(): Problem {
  return new Problem('payment-ended', 'This payment was canceled. Please start a new one.');
}

/**
 * The intent that a key led to earlier, if it is paid or can still be paid. Throws `payment-ended`, or `too-many` when
 * it is asked for too often.
 */
export async function earlierIntent({ intentId, begunAt }: LinkedKey, now: Date): Promise<Intent> {
  const record = await findPaymentRecord(intentId);
  if (!isPayment(record) || !(record.pending || record.paidAt)) throw paymentEnded();
  const full = await count(repeatOf(intentId));
  if (full) throw tooManyRepeats(full);
  // Left open, it would be canceled while the patient is paying.
  if (record.pending && isAbandoned(begunAt, now)) await endPayment(intentId);
  const intent = await findIntent(intentId);
  if (!intent || intent.status === 'canceled') throw paymentEnded();
  return intent;
}
